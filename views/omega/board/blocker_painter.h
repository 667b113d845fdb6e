#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Outlines the blockers of evidence, each once though many lines may end at it: a space, a door or an edge between
/// walls, a corner that is shut; and the wall of a line that gives cover. If a piece of evidence is picked, only its
/// blockers.
void paintBlockers(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
