#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Shades what the actor sees (with an outline), where it can go, and by strength how many enemies see a space.
void paintShades(const BoardCanvas &canvas, const FloorScene &scene);

/// Writes costs at the south-east of the spaces in reach, and numbers of watchers at the north-west.
void paintShadeNumbers(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
