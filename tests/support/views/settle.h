#pragma once

namespace dossier::test
{

/// Runs the event loop until nothing changes any more: every layout, font and picture is final. Fails after five
/// seconds of changes without an end.
void settle();

} // namespace dossier::test
