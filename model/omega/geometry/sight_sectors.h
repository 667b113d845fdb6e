#pragma once

#include "model/omega/geometry/sight_boards.h"

namespace dossier
{

/// The lattice points strictly inside one quadrant of a lattice point that a straight line from it reaches
/// (OP-SIGHT-R2, -R3), the rules for its two ends aside. Works through the quadrant row by row with the sectors of
/// directions that are still lit; `lineBlocker` is the definition that it is held to.
SpaceSet reachedPoints(const SightBoards &boards, Corner origin, Quadrant quadrant);

} // namespace dossier
