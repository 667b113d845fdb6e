#pragma once

#include "model/omega/geometry/map.h"
#include "model/omega/geometry/sight.h"

#include <QString>

/// Places of a board in the players' words. Spaces off the map are named by the nearest one on it.
namespace dossier::wording
{

/// Returns "the wall D5", "the implied wall beside D5".
QString theWall(const Map &map, Space wall);

/// Returns the direction of a space's corner: "north-east".
QString cornerSide(Space space, Corner corner);

/// Returns the blocker of a line or a path, without article: "wall D5", "closed door between C4 and D4". `attacker`
/// decides whose a piece's own space is.
QString obstacle(const Map &map, const Figure &attacker, const Blocker &blocker);

/// Returns "C4 and D4".
QString twoSpaces(const Map &map, const Edge &edge);

/// Returns "C4’s north-west corner".
QString point(const Map &map, Corner corner);

} // namespace dossier::wording
