#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Draws the lines of the ways over a board; what follows a step against a rule is dashed and red.
void paintTrailLines(const BoardCanvas &canvas, const BoardScene &scene);

/// Draws the plain ways over everything: each leaves the tokens at its ends in sight.
void paintPlainWays(const BoardCanvas &canvas, const BoardScene &scene);

/// Draws their steps: the end large, one that is picked out amber in a ring, one against a rule crossed.
void paintTrailSteps(const BoardCanvas &canvas, const BoardScene &scene);

} // namespace dossier
