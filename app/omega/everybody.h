#pragma once

#include "app/omega/overseer_session.h"
#include "app/session/public_desk.h"

namespace dossier
{

/// The window for everybody shows what everybody may know of that session of LEVEL 7, as long as it is open.
void showToEverybody(PublicDesk &desk, OverseerSession &session);

} // namespace dossier
