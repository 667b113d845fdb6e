#include "model/omega/geometry/sight_octants.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace dossier
{

namespace
{

using Row = SpaceSet::Row;

/// Spreads a row's members east (or west) as far as steps from the `open` spaces lead: 1, 2, 4, … at a time.
Row spread(Row row, Row open, int east)
{
    for (unsigned length = 1; length < SpaceSet::side; length *= 2)
    {
        row |= east > 0 ? (row & open) << length : (row & open) >> length;
        open &= east > 0 ? open >> length : open << length;
    }
    return row;
}

/// Returns the two octants between a row and its diagonals, north or south of the start and east or west of it: the
/// mostly sideways paths, then the mostly vertical ones.
SpaceSet octants(const Steps &steps, Space from, int east, int south)
{
    const Direction sideways = east > 0 ? Direction::East : Direction::West;
    const Direction upright = south > 0 ? Direction::South : Direction::North;
    const Direction diagonal = south > 0 ? (east > 0 ? Direction::SouthEast : Direction::SouthWest)
                                         : (east > 0 ? Direction::NorthEast : Direction::NorthWest);
    SpaceSet seen;
    Row wide = spread(SpaceSet::column(from.x), steps.in(sideways).row(from.y), east);
    Row narrow = SpaceSet::column(from.x);
    for (int y = from.y; (wide | narrow) != 0 && y >= 0 && y < SpaceSet::side; y += south)
    {
        seen.row(y) |= wide | narrow;
        wide = SpaceSet::shifted(wide & steps.in(diagonal).row(y), east);
        wide = spread(wide, steps.in(sideways).row(y + south), east);
        narrow = SpaceSet::shifted(narrow & steps.in(diagonal).row(y), east) | (narrow & steps.in(upright).row(y));
    }
    return seen;
}

} // namespace

SpaceSet seenByPaths(const Steps &steps, Space from)
{
    SpaceSet seen;
    for (const int east : {1, -1})
        for (const int south : {1, -1})
            seen |= octants(steps, from, east, south);
    return seen;
}

SpaceSet shutByEmiOnPaths(const Map &map, Space from)
{
    constexpr int limit = 4;
    constexpr auto side = static_cast<std::size_t>(SpaceSet::side);
    SpaceSet shut;
    // The most EMI spaces on a path, by distance from the start along x and y; computed for one quarter of the map
    // after the other.
    std::array<std::array<int, side>, side> max{};
    for (const int east : {1, -1})
        for (const int south : {1, -1})
            for (int dy = 0; map.contains({from.x, from.y + south * dy}); ++dy)
                for (int dx = 0; map.contains({from.x + east * dx, from.y}); ++dx)
                {
                    const Space here{from.x + east * dx, from.y + south * dy};
                    const auto at = [&](int x, int y) -> int &
                    { return max[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; };
                    int before = 0;
                    if (dx > 0 && dy > 0)
                        before = at(dx - 1, dy - 1);
                    if (dx > dy)
                        before = std::max(before, at(dx - 1, dy));
                    if (dy > dx)
                        before = std::max(before, at(dx, dy - 1));
                    at(dx, dy) = before + ((dx != 0 || dy != 0) && map.hasEmi(here) ? 1 : 0);
                    if (at(dx, dy) >= limit)
                        shut.set(here);
                }
    return shut;
}

} // namespace dossier
