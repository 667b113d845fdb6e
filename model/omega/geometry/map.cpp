#include "model/omega/geometry/map.h"

#include <cassert>
#include <utility>

namespace dossier
{

Map::Map(int width, int height)
    : m_width(width)
    , m_height(height)
    , m_tiles(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), U'a')
{
    assert(width >= 1 && width <= maxSide && height >= 1 && height <= maxSide);
    for (int y = 0; y < height; ++y)
        m_floor.row(y) = SpaceSet::columns(width);
}

bool Map::contains(Space space) const
{
    return space.x >= 0 && space.y >= 0 && space.x < m_width && space.y < m_height;
}

bool Map::hasDoor(const Edge &edge) const
{
    return (edge.side == Edge::Side::East ? m_doorsEast : m_doorsSouth).contains(edge.at);
}

bool Map::hasDoorBetween(Space a, Space b) const
{
    const std::optional<Edge> edge = edgeBetween(a, b);
    return edge && hasDoor(*edge);
}

std::vector<Edge> Map::doors() const
{
    std::vector<Edge> all;
    (m_doorsEast | m_doorsSouth)
        .forEach(
            [&](Space at)
            {
                if (m_doorsEast.contains(at))
                    all.push_back({at, Edge::Side::East});
                if (m_doorsSouth.contains(at))
                    all.push_back({at, Edge::Side::South});
            });
    return all;
}

TileName Map::tile(Space space) const
{
    assert(contains(space));
    return m_tiles[index(space)];
}

void Map::setWall(Space space, bool wall)
{
    assert(contains(space));
    m_floor.set(space, !wall);
    if (wall)
        m_rubble.set(space, false);
}

bool Map::setDoor(const Edge &edge, bool closed)
{
    if (!contains(edge.at) || !contains(edge.beyond()))
        return false;
    (edge.side == Edge::Side::East ? m_doorsEast : m_doorsSouth).set(edge.at, closed);
    return true;
}

bool Map::setRubble(Space space, bool rubble)
{
    if (!isFloor(space))
        return false;
    m_rubble.set(space, rubble);
    return true;
}

void Map::setTile(Space space, TileName name)
{
    assert(contains(space));
    m_tiles[index(space)] = name;
    m_emi.set(space, m_emiTiles.contains(name));
}

void Map::setEmi(TileName name, bool filled)
{
    const bool changed = filled ? m_emiTiles.insert(name).second : m_emiTiles.erase(name) > 0;
    if (!changed)
        return;
    for (int y = 0; y < m_height; ++y)
        for (int x = 0; x < m_width; ++x)
            if (tile({x, y}) == name)
                m_emi.set({x, y}, filled);
}

std::optional<Edge> edgeBetween(Space a, Space b)
{
    if (b < a)
        std::swap(a, b);
    if (b == Space{a.x + 1, a.y})
        return Edge{a, Edge::Side::East};
    if (b == Space{a.x, a.y + 1})
        return Edge{a, Edge::Side::South};
    return std::nullopt;
}

} // namespace dossier
