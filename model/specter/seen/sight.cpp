#include "model/specter/seen/sight.h"

namespace dossier::specter
{

namespace
{

void addRay(SpaceSet &visible, const SpaceSet &clear, Space at, Direction direction)
{
    for (Space space = neighbour(at, direction); clear.contains(space); space = neighbour(space, direction))
        visible.set(space);
}

/// Returns the connected part of the ground around a space, by steps in any direction.
SpaceSet around(const SpaceSet &ground, Space at)
{
    SpaceSet reached = only(at);
    for (SpaceSet before; before != reached;)
    {
        before = reached;
        for (const Direction direction : allDirections)
            reached |= before.moved(direction) & ground;
    }
    return reached;
}

/// SO-SEE-1: returns the spaces that a stretch shows to a hunter on one of its spaces.
SpaceSet shownByRoad(const Board &board, const SpaceSet &stretch, const SpaceSet &clear, Space at)
{
    return board.smokeCutsRoads() ? around(stretch & clear, at) : stretch & clear;
}

} // namespace

SpaceSet visibleFrom(const Board &board, Space at, const SpaceSet &smoke)
{
    SpaceSet visible = only(at);
    if (smoke.contains(at))
        return visible;
    const SpaceSet clear = board.open() - smoke;
    for (const Direction direction : {Direction::North, Direction::East, Direction::South, Direction::West})
        addRay(visible, clear, at, direction);
    for (const SpaceSet &stretch : board.stretches())
        if (stretch.contains(at))
            visible |= shownByRoad(board, stretch, clear, at);
    return visible;
}

SpaceSet visibleTowards(const Board &board, Space at, Direction direction, const SpaceSet &smoke)
{
    SpaceSet visible = only(at);
    if (!smoke.contains(at))
        addRay(visible, board.open() - smoke, at, direction);
    return visible;
}

SpaceSet visibleToHunters(const Board &board, std::span<const Hunter> hunters)
{
    SpaceSet visible;
    for (const Hunter &hunter : hunters)
        if (!hunter.traitor)
            visible |= visibleFrom(board, hunter.at);
    return visible;
}

SpaceSet barredBy(std::span<const Hunter> hunters)
{
    SpaceSet barred;
    for (const Hunter &hunter : hunters)
        if (!hunter.inVehicle)
            barred.set(hunter.at);
    return barred;
}

} // namespace dossier::specter
