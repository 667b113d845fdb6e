#pragma once

#include "model/omega/geometry/sight_boards.h"

namespace dossier
{

/// OP-SIGHT-R1 to -R3 from one corner to all: returns the floor spaces with two valid lines from that corner of the
/// attacker's space that are not collinear.
SpaceSet seenFromCorner(const SightBoards &boards, Space attacker, Corner corner);

/// Returns the floor spaces seen from any corner that the facing allows.
SpaceSet seenByLines(const SightBoards &boards, Space attacker, Facing facing);

} // namespace dossier
