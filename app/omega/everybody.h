#pragma once

#include "app/omega/overseer_session.h"
#include "app/session/public_desk.h"
#include "views/omega/everybody/public_parts.h"

namespace dossier
{

/// The window for everybody shows what everybody may know of that session of LEVEL 7, as long as it is open; and the
/// time of the turn.
void showToEverybody(PublicDesk &desk, OverseerSession &session, const PublicTime &time = {});

} // namespace dossier
