#pragma once

#include "model/omega/geometry/sight_boards.h"

namespace dossier
{

/// Returns the lattice points strictly inside one quadrant of a lattice point that a straight line from it reaches
/// (OP-SIGHT-R2, -R3), without the rules for its two ends. Works through the quadrant row by row with the sectors of
/// directions that are still visible; tests compare it with the definition, `lineBlocker`.
SpaceSet reachedPoints(const SightBoards &boards, Corner origin, Quadrant quadrant);

} // namespace dossier
