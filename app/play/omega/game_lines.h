#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// LEVEL 7 [OMEGA PROTOCOL] by JSON lines.
GameLines omegaGameLines();

} // namespace dossier
