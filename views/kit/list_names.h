#pragma once

namespace dossier
{

/// On Linux Qt calls a list that drops down by what is chosen in it, and drops its accessible name: with this every
/// such list says its name in its description once it has the focus. Any number of calls does it once.
void nameListsForReaders();

} // namespace dossier
