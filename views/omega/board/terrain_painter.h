#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Draws vents, peril, gas and combatant markers, each by a shape of its own that a token leaves in sight.
void paintTerrain(const BoardCanvas &canvas, const omega::Board &board);

} // namespace dossier
