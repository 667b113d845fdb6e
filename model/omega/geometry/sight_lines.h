#pragma once

#include "model/omega/geometry/sight_boards.h"

namespace dossier
{

/// OP-SIGHT-R1 to -R3 from one corner to all: the floor spaces to which two valid lines go from that corner of the
/// attacker's space that are not collinear.
SpaceSet seenFromCorner(const SightBoards &boards, Space attacker, Corner corner);

/// The same from every corner that the facing leaves.
SpaceSet seenByLines(const SightBoards &boards, Space attacker, Facing facing);

} // namespace dossier
