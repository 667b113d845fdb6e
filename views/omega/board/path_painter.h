#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Draws the lines of the path; that to the step against a rule is red, and what follows is faint.
void paintPathLines(const BoardCanvas &canvas, const FloorScene &scene);

/// Draws the numbered steps of the path; the one that is against a rule is red and crossed.
void paintPathSteps(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
