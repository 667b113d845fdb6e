#pragma once

#include "model/omega/geometry/map.h"
#include "model/omega/geometry/sight.h"

#include <QString>

/// Places of a board as people call them. Spaces off the map are named by the nearest one on it.
namespace dossier::wording
{

/// "the wall D5", "the implied wall beside D5".
QString theWall(const Map &map, Space wall);

/// Which corner of a space: "north-east".
QString cornerSide(Space space, Corner corner);

/// What is in the way of a line or a path, without article: "wall D5", "closed door between C4 and D4". Whose the own
/// spaces are says `attacker`.
QString obstacle(const Map &map, const Figure &attacker, const Blocker &blocker);

/// "C4 and D4".
QString twoSpaces(const Map &map, const Edge &edge);

/// "C4’s north-west corner".
QString point(const Map &map, Corner corner);

} // namespace dossier::wording
