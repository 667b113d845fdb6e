#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Draws vents, peril, gas and combatant markers, each in a shape that stays visible beside a token.
void paintTerrain(const BoardCanvas &canvas, const omega::Board &board);

} // namespace dossier
