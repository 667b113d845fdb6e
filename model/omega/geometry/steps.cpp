#include "model/omega/geometry/steps.h"

namespace dossier
{

namespace
{

using Row = SpaceSet::Row;

/// A row's floor, the part of it that can be crossed on the way round a corner, and the spaces without a closed door on
/// each side.
struct OpenRow
{
    Row floor;
    Row through;
    Row north;
    Row east;
    Row south;
    Row west;
};

OpenRow openRow(const Map &map, const SpaceSet &barred, int y)
{
    const auto inside = [&](const SpaceSet &set, int row) { return row < 0 || row >= map.height() ? 0 : set.row(row); };
    const Row floor = inside(map.floor(), y);
    const Row doorsEast = inside(map.doorsEast(), y);
    return {floor, floor & ~barred.row(y), floor & ~inside(map.doorsSouth(), y - 1), floor & ~doorsEast,
        floor & ~inside(map.doorsSouth(), y), floor & ~SpaceSet::shifted(doorsEast, 1)};
}

/// Returns the spaces of a row from which a diagonal leads to the next row, east (1) or west (-1): by that row first,
/// or along their own.
Row diagonal(const OpenRow &here, Row towards, const OpenRow &next, int east)
{
    const Row beside = east > 0 ? here.east : here.west;
    const Row nextBeside = east > 0 ? next.east : next.west;
    const Row byNext = towards & next.through & nextBeside;
    const Row along = beside & SpaceSet::shifted(here.through & towards, -east);
    return SpaceSet::shifted(next.floor, -east) & (byNext | along);
}

} // namespace

Steps stepsOf(const Map &map, const SpaceSet &barred)
{
    Steps steps;
    OpenRow above = openRow(map, barred, -1);
    OpenRow here = openRow(map, barred, 0);
    for (int y = 0; y < map.height(); ++y)
    {
        const OpenRow below = openRow(map, barred, y + 1);
        steps.in(Direction::North).row(y) = here.north & above.floor;
        steps.in(Direction::NorthEast).row(y) = diagonal(here, here.north, above, 1);
        steps.in(Direction::East).row(y) = here.east & SpaceSet::shifted(here.floor, -1);
        steps.in(Direction::SouthEast).row(y) = diagonal(here, here.south, below, 1);
        steps.in(Direction::South).row(y) = here.south & below.floor;
        steps.in(Direction::SouthWest).row(y) = diagonal(here, here.south, below, -1);
        steps.in(Direction::West).row(y) = here.west & SpaceSet::shifted(here.floor, 1);
        steps.in(Direction::NorthWest).row(y) = diagonal(here, here.north, above, -1);
        above = here;
        here = below;
    }
    return steps;
}

bool stepAllowed(const Map &map, const SpaceSet &barred, Space from, Direction direction)
{
    const Space to = neighbour(from, direction);
    if (!map.isFloor(from) || !map.isFloor(to))
        return false;
    if (!isDiagonal(direction))
        return !map.hasDoorBetween(from, to);
    const auto shut = [&](Space way)
    {
        return !map.isFloor(way) || barred.contains(way) || map.hasDoorBetween(from, way)
            || map.hasDoorBetween(way, to);
    };
    return !shut(neighbour(from, turned(direction, -1))) || !shut(neighbour(from, turned(direction, 1)));
}

} // namespace dossier
