#include "model/omega/geometry/field.h"

#include <algorithm>
#include <cstdlib>

namespace dossier
{

namespace
{

/// OP-FOV-2 for one front space: a V of spaces that widens by one on each side with every row.
bool inFront(Space front, Facing facing, Space target)
{
    const int east = target.x - front.x;
    const int south = target.y - front.y;
    switch (facing)
    {
    case Facing::North:
        return -south >= 1 && std::abs(east) <= -south;
    case Facing::East:
        return east >= 1 && std::abs(south) <= east;
    case Facing::South:
        return south >= 1 && std::abs(east) <= south;
    case Facing::West:
        return -east >= 1 && std::abs(south) <= -east;
    case Facing::AllRound:
        return true;
    }
    return false;
}

/// Returns the spaces at the head of the figure: one, or two for a large figure.
std::vector<Space> frontSpaces(const Figure &figure, Facing facing)
{
    const int far = figure.size - 1;
    const Space at = figure.at;
    const Space southEast{at.x + far, at.y + far};
    switch (facing)
    {
    case Facing::North:
        return {at, {southEast.x, at.y}};
    case Facing::East:
        return {{southEast.x, at.y}, southEast};
    case Facing::South:
        return {{at.x, southEast.y}, southEast};
    case Facing::West:
        return {at, {at.x, southEast.y}};
    case Facing::AllRound:
        break;
    }
    return {at};
}

/// Returns the columns from one x to another, cut to the map's width.
SpaceSet::Row columnsBetween(const Map &map, int from, int to)
{
    from = std::max(from, 0);
    to = std::min(to, map.width() - 1);
    return from > to ? 0 : SpaceSet::columns(to + 1) & ~(SpaceSet::columns(from));
}

/// Returns the V of one front space as a set.
SpaceSet wedge(const Map &map, Space front, Facing facing)
{
    SpaceSet set;
    for (int y = 0; y < map.height(); ++y)
    {
        const int south = y - front.y;
        const int reach = std::abs(south);
        const int far = SpaceSet::side;
        if (facing == Facing::East)
            set.row(y) = columnsBetween(map, front.x + std::max(reach, 1), far);
        else if (facing == Facing::West)
            set.row(y) = columnsBetween(map, 0, front.x - std::max(reach, 1));
        else if (facing == Facing::North ? south < 0 : south > 0)
            set.row(y) = columnsBetween(map, front.x - reach, front.x + reach);
    }
    return set;
}

} // namespace

bool inField(const Map &map, const Figure &figure, Facing facing, Space target)
{
    if (!map.isFloor(target) || figure.covers(target))
        return false;
    return std::ranges::any_of(
        frontSpaces(figure, facing), [&](Space front) { return inFront(front, facing, target); });
}

SpaceSet field(const Map &map, const Figure &figure, Facing facing)
{
    if (facing == Facing::AllRound)
        return map.floor() - spacesOf(figure);
    SpaceSet set;
    for (const Space front : frontSpaces(figure, facing))
        set |= wedge(map, front, facing);
    return (set & map.floor()) - spacesOf(figure);
}

std::array<Corner, 4> cornersOf(Space space)
{
    const auto [x, y] = space;
    return {Corner{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}};
}

std::vector<Corner> frontCorners(Space space, Facing facing)
{
    const auto [northWest, northEast, southWest, southEast] = cornersOf(space);
    switch (facing)
    {
    case Facing::North:
        return {northWest, northEast};
    case Facing::East:
        return {northEast, southEast};
    case Facing::South:
        return {southWest, southEast};
    case Facing::West:
        return {northWest, southWest};
    case Facing::AllRound:
        break;
    }
    return {northWest, northEast, southWest, southEast};
}

} // namespace dossier
