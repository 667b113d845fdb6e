#pragma once

#include "app/play/game_file.h"
#include "app/play/seal_report.h"
#include "views/session/seal_page.h"

namespace dossier
{

/// Returns the seal of a kept session as everybody may see it; nothing sealed for a game without a file, or whose seals
/// cannot be read.
ShownSeal shownSeal(KeptGame &game, const RevealedByEvents &revealed);

} // namespace dossier
