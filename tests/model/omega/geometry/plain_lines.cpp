#include "tests/model/omega/geometry/plain_lines.h"

#include <algorithm>
#include <vector>

namespace dossier::test
{

namespace
{

struct Segment
{
    Corner from;
    Corner to;
};

/// An axis-parallel box of lattice points, perhaps without width or height.
struct Box
{
    Corner min;
    Corner max;
};

Box boxOf(Space space)
{
    return {{space.x, space.y}, {space.x + 1, space.y + 1}};
}

Box boxOf(const Edge &edge)
{
    const Space beyond = edge.beyond();
    return edge.side == Edge::Side::East ? Box{{beyond.x, beyond.y}, {beyond.x, beyond.y + 1}}
                                         : Box{{beyond.x, beyond.y}, {beyond.x + 1, beyond.y}};
}

/// Returns the side of the segment's line on which a point is: the sign, 0 on it.
int sideOf(const Segment &segment, Corner point)
{
    return (segment.to.x - segment.from.x) * (point.y - segment.from.y)
        - (segment.to.y - segment.from.y) * (point.x - segment.from.x);
}

/// True when the segment touches the box (margin 0), or goes through its interior (margin 1).
bool meets(const Segment &segment, const Box &box, int margin)
{
    const auto [west, east] = std::minmax(segment.from.x, segment.to.x);
    const auto [north, south] = std::minmax(segment.from.y, segment.to.y);
    const auto [min, max] = std::minmax({sideOf(segment, box.min), sideOf(segment, box.max),
        sideOf(segment, {box.min.x, box.max.y}), sideOf(segment, {box.max.x, box.min.y})});
    return east - box.min.x >= margin && box.max.x - west >= margin && south - box.min.y >= margin
        && box.max.y - north >= margin && -min >= margin && max >= margin;
}

/// True when the segment runs along an edge for its whole length.
bool runsAlong(const Segment &segment, const Edge &edge)
{
    const Box box = boxOf(edge);
    return sideOf(segment, box.min) == 0 && sideOf(segment, box.max) == 0 && meets(segment, {box.min, box.min}, 0)
        && meets(segment, {box.max, box.max}, 0);
}

/// Calls `visit` for every space that the segment could touch.
template <typename Visit>
void forSpacesBy(const Segment &segment, Visit &&visit)
{
    for (int y = std::min(segment.from.y, segment.to.y) - 1; y <= std::max(segment.from.y, segment.to.y); ++y)
        for (int x = std::min(segment.from.x, segment.to.x) - 1; x <= std::max(segment.from.x, segment.to.x); ++x)
            visit(Space{x, y});
}

bool hangTogether(const Map &map, const Segment &segment, Space attacker, Space target)
{
    std::vector<Space> nodes;
    forSpacesBy(segment,
        [&](Space space)
        {
            if (map.isFloor(space) && meets(segment, boxOf(space), 0))
                nodes.push_back(space);
        });
    std::vector<Space> reached{attacker};
    for (std::size_t i = 0; i < reached.size(); ++i)
        for (const Space node : nodes)
        {
            const std::optional<Edge> edge = edgeBetween(reached[i], node);
            if (edge && !map.hasDoor(*edge) && meets(segment, boxOf(*edge), 0)
                && std::ranges::find(reached, node) == reached.end())
                reached.push_back(node);
        }
    return std::ranges::find(reached, target) != reached.end();
}

} // namespace

bool plainLine(const Map &map, Space attacker, Corner from, Space target, Corner to)
{
    const Segment segment{from, to};
    bool free = true;
    forSpacesBy(segment,
        [&](Space space)
        {
            const bool solid = !map.isFloor(space) || space == attacker || space == target;
            free = free && !(solid && meets(segment, boxOf(space), 1));
        });
    for (const Edge &door : map.doors())
        free = free && !runsAlong(segment, door);
    return free && hangTogether(map, segment, attacker, target);
}

bool plainCover(const Map &map, Space attacker, Space target)
{
    for (int corner = 0; corner < 16; ++corner)
    {
        const Segment segment{
            {target.x + corner % 2, target.y + corner / 2 % 2}, {attacker.x + corner / 4 % 2, attacker.y + corner / 8}};
        if (segment.from == segment.to || meets(segment, boxOf(attacker), 1) || meets(segment, boxOf(target), 1))
            continue;
        for (const Space space : {Space{segment.from.x - 1, segment.from.y - 1}, {segment.from.x, segment.from.y - 1},
                 {segment.from.x - 1, segment.from.y}, {segment.from.x, segment.from.y}})
            if (!map.isFloor(space) && meets(segment, boxOf(space), 1))
                return true;
    }
    return false;
}

} // namespace dossier::test
