#include "model/omega/geometry/sight_lines.h"

#include "model/omega/geometry/field.h"
#include "model/omega/geometry/sight_sectors.h"

#include <algorithm>

namespace dossier
{

namespace
{

/// Spaces with one valid line, and those with two, from one corner.
struct Counted
{
    SpaceSet once;
    SpaceSet twice;

    void add(const SpaceSet &lines)
    {
        twice |= once & lines;
        once |= lines;
    }
};

/// Adds slanted lines into one quadrant: to the three corners of a target nearer than its far one, of which no two are
/// collinear.
void addSlanted(const SightBoards &boards, Quadrant attacker, Corner corner, Quadrant ahead, Counted &seen)
{
    if (ahead == attacker || !boards.links.between(attacker, ahead).contains({corner.x, corner.y}))
        return;
    const SpaceSet reached = reachedPoints(boards, corner, ahead);
    if (reached.empty())
        return;
    const Quadrant behind = turned(ahead, 2);
    for (const int turn : {-1, 0, 1})
    {
        const Quadrant target = turned(ahead, turn);
        seen.add(spacesAt(reached & boards.links.between(behind, target), target));
    }
}

/// Adds lines along edges, in the direction between two quadrants: those to the near and to the far corner of a target
/// are collinear and count once.
void addStraight(const SightBoards &boards, Quadrant attacker, Corner corner, Quadrant left, Counted &seen)
{
    const Quadrant right = turned(left, 1);
    const std::array behind{turned(left, -1), turned(left, 2)};
    const Direction direction = turned(Direction::North, 2 * static_cast<int>(left));
    const auto linked = [&](Corner point, Quadrant from, Quadrant to)
    { return from == to || boards.links.between(from, to).contains({point.x, point.y}); };
    const auto linkedBehind
        = [&](Corner point, Quadrant to) { return linked(point, behind[0], to) || linked(point, behind[1], to); };
    const auto doorAhead
        = [&](Corner point) { return boards.map.hasDoorBetween(spaceAt(point, left), spaceAt(point, right)); };

    SpaceSet lines;
    bool open = linked(corner, attacker, left) || linked(corner, attacker, right);
    for (Corner point = corner; open && !doorAhead(point);)
    {
        point = {point.x + eastward(direction), point.y + southward(direction)};
        for (const Quadrant target : allQuadrants)
            if (linkedBehind(point, target))
                lines.set(spaceAt(point, target));
        open = linkedBehind(point, left) || linkedBehind(point, right);
    }
    seen.add(lines);
}

} // namespace

SpaceSet seenFromCorner(const SightBoards &boards, Space attacker, Corner corner)
{
    const Quadrant own
        = *std::ranges::find_if(allQuadrants, [&](Quadrant quadrant) { return spaceAt(corner, quadrant) == attacker; });
    Counted seen;
    for (const Quadrant quadrant : allQuadrants)
    {
        addSlanted(boards, own, corner, quadrant, seen);
        addStraight(boards, own, corner, quadrant, seen);
    }
    SpaceSet spaces = seen.twice & boards.map.floor();
    spaces.set(attacker, false);
    return spaces;
}

SpaceSet seenByLines(const SightBoards &boards, Space attacker, Facing facing)
{
    SpaceSet seen;
    for (const Corner corner : frontCorners(attacker, facing))
        seen |= seenFromCorner(boards, attacker, corner);
    return seen;
}

} // namespace dossier