#pragma once

#include "model/omega/geometry/map.h"

namespace dossier::test
{

/// OP-SIGHT-R2, -R3 by connectivity: the line enters the interior of no wall, nor of the attacker's or the target's
/// space, runs along no door, and the attacker's and the target's spaces are connected by open spaces that the line
/// touches, across sides without a door that it touches. Separating axes in integers; nothing is followed along a line.
bool plainLine(const Map &map, Space attacker, Corner from, Space target, Corner to);

/// OP-SIGHT-R4 in its own words.
bool plainCover(const Map &map, Space attacker, Space target);

} // namespace dossier::test
