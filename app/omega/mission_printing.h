#pragma once

#include "views/omega/paper/mission_papers.h"

namespace dossier
{

class OverseerSession;

/// A paper of a session, in the language that is spoken: of its secrets only the overseer's report has any. Empty for a
/// report of a mission that is still being set up.
[[nodiscard]] QString documentOf(OverseerSession &session, MissionPaper paper);

} // namespace dossier
