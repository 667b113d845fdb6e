#pragma once

#include "app/omega/overseer_session.h"
#include "app/session/public_desk.h"
#include "views/omega/everybody/public_parts.h"

namespace dossier
{

/// Shows the public part of a session of LEVEL 7 in the window for everybody while the session is open, and the time of
/// the turn. The names are requested whenever the window is shown.
void showToEverybody(
    PublicDesk &desk, OverseerSession &session, const PublicTime &time = {},
    const std::function<OmegaPeople()> &people = [] { return OmegaPeople(); });

} // namespace dossier
