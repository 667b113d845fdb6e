#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Draws the lines of the ways over a board; dashed and red after a step that breaks a rule.
void paintTrailLines(const BoardCanvas &canvas, const BoardScene &scene);

/// Draws the plain ways over everything; each leaves the tokens at its ends visible.
void paintPlainWays(const BoardCanvas &canvas, const BoardScene &scene);

/// Draws their steps: the end large, a highlighted one amber in a ring, one that breaks a rule crossed.
void paintTrailSteps(const BoardCanvas &canvas, const BoardScene &scene);

} // namespace dossier
