#pragma once

#include "views/board/board_geometry.h"

namespace dossier
{

/// Returns the top position, in a view of a board, at which an object of that height covers the least: no column
/// letters, no figures if there is room beside them, and as little of the board as possible; the upper one of equal
/// positions.
int minCoveredTop(const BoardGeometry &geometry, const BoardScene &scene, int height);

} // namespace dossier
