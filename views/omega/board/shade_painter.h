#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Shades the spaces that the actor sees (with an outline), those that it can reach, and, by strength, the number of
/// enemies that see a space.
void paintShades(const BoardCanvas &canvas, const FloorScene &scene);

/// Writes costs at the south-east of the spaces in reach, and numbers of watchers at the north-west.
void paintShadeNumbers(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
