#pragma once

#include "model/omega/geometry/figure.h"

namespace dossier
{

/// OP-FOV-2: whether a space of the floor lies in the figure's field of vision. Its own spaces and walls never do.
bool inField(const Map &map, const Figure &figure, Facing facing, Space target);

/// OP-FOV-2 for all spaces at once.
SpaceSet field(const Map &map, const Figure &figure, Facing facing);

/// The corners of a space that are in the field of vision (OP-SIGHT-R1): the two front ones, or all four all round.
std::vector<Corner> frontCorners(Space space, Facing facing);

/// The four corners of a space: north-west, north-east, south-west, south-east.
std::array<Corner, 4> cornersOf(Space space);

} // namespace dossier
