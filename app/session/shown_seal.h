#pragma once

#include "app/play/seal_report.h"
#include "app/session/game_session.h"
#include "views/session/seal_page.h"

namespace dossier
{

/// Returns the seal of a kept session as everybody may see it; nothing sealed for a game without a file, or whose seals
/// cannot be read.
ShownSeal shownSeal(GameSession &session, const RevealedByEvents &revealed);

} // namespace dossier
