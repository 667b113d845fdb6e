#include "model/omega/geometry/corner_links.h"

#include <algorithm>

namespace dossier
{

namespace
{

std::size_t quadrantOf(Corner corner, Space space)
{
    const auto found
        = std::ranges::find_if(allQuadrants, [&](Quadrant quadrant) { return spaceAt(corner, quadrant) == space; });
    return static_cast<std::size_t>(found - allQuadrants.begin());
}

/// True when one can go clockwise around the corner from one quadrant to another.
bool clockwise(const Map &map, Corner corner, std::size_t from, std::size_t to)
{
    for (std::size_t at = from; at != to; at = (at + 1) % 4)
    {
        const Space here = spaceAt(corner, allQuadrants[at]);
        const Space next = spaceAt(corner, allQuadrants[(at + 1) % 4]);
        if (!map.isFloor(next) || map.hasDoorBetween(here, next))
            return false;
    }
    return true;
}

} // namespace

bool connectedAround(const Map &map, Corner corner, Space a, Space b)
{
    if (!map.isFloor(a) || !map.isFloor(b))
        return false;
    const std::size_t from = quadrantOf(corner, a);
    const std::size_t to = quadrantOf(corner, b);
    return from < 4 && to < 4 && (clockwise(map, corner, from, to) || clockwise(map, corner, to, from));
}

CornerLinks::CornerLinks(const Steps &steps)
{
    const SpaceSet &east = steps.in(Direction::East);
    const SpaceSet &south = steps.in(Direction::South);
    // link[i]: one can go directly from quadrant i to the next one clockwise.
    const std::array<SpaceSet, 4> link{east.moved(Direction::SouthEast), south.moved(Direction::South),
        east.moved(Direction::East), south.moved(Direction::SouthEast)};
    for (std::size_t i = 0; i < 4; ++i)
    {
        const std::size_t next = (i + 1) % 4;
        const std::size_t opposite = (i + 2) % 4;
        const std::size_t last = (i + 3) % 4;
        m_between[i][next] = link[i] | (link[next] & link[opposite] & link[last]);
        m_between[next][i] = m_between[i][next];
        m_between[i][opposite] = (link[i] & link[next]) | (link[opposite] & link[last]);
    }
}

SpaceSet spacesAt(const SpaceSet &corners, Quadrant quadrant)
{
    switch (quadrant)
    {
    case Quadrant::NorthWest:
        return corners.moved(Direction::NorthWest);
    case Quadrant::NorthEast:
        return corners.moved(Direction::North);
    case Quadrant::SouthWest:
        return corners.moved(Direction::West);
    case Quadrant::SouthEast:
        break;
    }
    return corners;
}

} // namespace dossier
