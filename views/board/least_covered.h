#pragma once

#include "views/board/board_geometry.h"

namespace dossier
{

/// How far down a view of a board something of that height covers the least of it: no letters of the columns, no
/// figures where there is room beside them, and as little of the board as can be; the upper place of equal ones.
int leastCoveredTop(const BoardGeometry &geometry, const BoardScene &scene, int height);

} // namespace dossier
