#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Outlines what is in the way of evidence, each once though many lines may end at it: a space, a door or an edge
/// between walls, a corner that is shut; and the wall of a line that gives cover. Those of the picked evidence alone,
/// if one is picked.
void paintBlockers(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
