#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

namespace dossier
{

/// Draws the lines of the path; the line to the step that breaks a rule is red, and the rest of the path is faint.
void paintPathLines(const BoardCanvas &canvas, const FloorScene &scene);

/// Draws the numbered steps of the path; the one that breaks a rule is red and crossed.
void paintPathSteps(const BoardCanvas &canvas, const FloorScene &scene);

} // namespace dossier
