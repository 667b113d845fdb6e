#pragma once

namespace dossier
{

/// Gives screen readers names that Qt gives them not: a card without a name of its own is called by its first headline,
/// and a list that drops down, which Qt on Linux calls by what is chosen in it, says its name in its description once
/// it has the focus. Any number of calls does it once.
void nameForReaders();

} // namespace dossier
