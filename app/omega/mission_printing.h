#pragma once

#include "views/omega/paper/mission_papers.h"

namespace dossier
{

class OverseerSession;

/// Returns what everybody saw of the game, counted, without what was undone.
[[nodiscard]] omega::Summary summaryOf(OverseerSession &session);

/// Returns a printable document of a session in the current language; only the overseer's report contains secrets.
/// Empty for a report of a mission that is still being set up.
[[nodiscard]] QString documentOf(OverseerSession &session, MissionPaper paper);

} // namespace dossier
