#pragma once

#include "model/grid/space.h"
#include "model/grid/space_set.h"

#include <optional>
#include <set>
#include <vector>

namespace dossier
{

/// The name of a map tile: one Unicode code point.
using TileName = char32_t;

/// A map of floor and wall with closed doors on its edges, tiles, EMI and rubble (OP-GRID-1 to OP-GRID-4).
/// Every space outside it is an implied wall. At most 40 spaces a side.
class Map
{
public:
    static constexpr int maxSide = SpaceSet::side;

    /// All floor, one tile `a`, nothing on it. Width and height are from 1 to 40.
    Map(int width, int height);

    bool operator==(const Map &) const = default;

    [[nodiscard]] int width() const { return m_width; }

    [[nodiscard]] int height() const { return m_height; }

    [[nodiscard]] bool contains(Space space) const;

    /// OP-GRID-1: everything that is not floor is wall, the outside too.
    [[nodiscard]] bool isFloor(Space space) const { return m_floor.contains(space); }

    [[nodiscard]] bool hasDoor(const Edge &edge) const;

    /// True when a closed door is between two spaces that share a side; false for any other two.
    [[nodiscard]] bool hasDoorBetween(Space a, Space b) const;

    /// The closed doors, by y of the first space, then x, then east before south.
    [[nodiscard]] std::vector<Edge> doors() const;

    [[nodiscard]] bool hasRubble(Space space) const { return m_rubble.contains(space); }

    /// Returns the tile of a space of the map, including walls (OP-GRID-4).
    [[nodiscard]] TileName tile(Space space) const;

    /// True when the space is on a tile filled with EMI, including walls; false off the map.
    [[nodiscard]] bool hasEmi(Space space) const { return m_emi.contains(space); }

    /// Names of the tiles filled with EMI, including names without spaces, in ascending order.
    [[nodiscard]] const std::set<TileName> &emiTiles() const { return m_emiTiles; }

    /// Makes a space of the map wall or floor. A wall removes the rubble.
    void setWall(Space space, bool wall = true);

    /// Puts a closed door on an edge or opens it. Both spaces must be on the map; returns false otherwise.
    bool setDoor(const Edge &edge, bool closed = true);

    /// Puts rubble on a floor space or clears it. Returns false on a wall.
    bool setRubble(Space space, bool rubble = true);

    /// Assigns a space of the map to a tile.
    void setTile(Space space, TileName name);

    /// Fills a tile with EMI or clears it; a name without spaces is kept and has no effect.
    void setEmi(TileName name, bool filled = true);

    [[nodiscard]] const SpaceSet &floor() const { return m_floor; }

    /// Spaces with a closed door on their eastern side.
    [[nodiscard]] const SpaceSet &doorsEast() const { return m_doorsEast; }

    /// Spaces with a closed door on their southern side.
    [[nodiscard]] const SpaceSet &doorsSouth() const { return m_doorsSouth; }

    [[nodiscard]] const SpaceSet &rubble() const { return m_rubble; }

    [[nodiscard]] const SpaceSet &emi() const { return m_emi; }

private:
    [[nodiscard]] std::size_t index(Space space) const
    {
        return static_cast<std::size_t>(space.y) * static_cast<std::size_t>(m_width)
            + static_cast<std::size_t>(space.x);
    }

    int m_width;
    int m_height;
    SpaceSet m_floor;
    SpaceSet m_doorsEast;
    SpaceSet m_doorsSouth;
    SpaceSet m_rubble;
    SpaceSet m_emi;
    std::vector<TileName> m_tiles;
    std::set<TileName> m_emiTiles;
};

/// Returns the edge between two spaces that share a side, or none.
std::optional<Edge> edgeBetween(Space a, Space b);

} // namespace dossier
