#include "tests/model/omega/geometry/plain_steps.h"

#include <cstdlib>

namespace dossier::test
{

bool plainStep(const Map &map, const SpaceSet &barred, Space from, Space to)
{
    const int east = to.x - from.x;
    const int south = to.y - from.y;
    const auto floor = [&](Space space) { return map.contains(space) && map.isFloor(space); };
    const auto open = [&](Space a, Space b)
    {
        const Space first = a < b ? a : b;
        return !(a.y == b.y ? map.doorsEast() : map.doorsSouth()).contains(first);
    };
    if (!floor(from) || !floor(to) || std::abs(east) > 1 || std::abs(south) > 1)
        return false;
    if (east == 0 || south == 0)
        return from != to && open(from, to);
    for (const Space way : {Space{from.x + east, from.y}, Space{from.x, from.y + south}})
        if (floor(way) && !barred.contains(way) && open(from, way) && open(way, to))
            return true;
    return false;
}

} // namespace dossier::test
