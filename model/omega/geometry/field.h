#pragma once

#include "model/omega/geometry/figure.h"

namespace dossier
{

/// OP-FOV-2: true when a floor space is in the figure's field of vision. Its own spaces and walls never are.
bool inField(const Map &map, const Figure &figure, Facing facing, Space target);

/// OP-FOV-2 for all spaces at once.
SpaceSet field(const Map &map, const Figure &figure, Facing facing);

/// Returns the corners of a space that are in the field of vision (OP-SIGHT-R1): the two front ones, or all four when
/// it looks all round.
std::vector<Corner> frontCorners(Space space, Facing facing);

/// Returns the four corners of a space: north-west, north-east, south-west, south-east.
std::array<Corner, 4> cornersOf(Space space);

} // namespace dossier
