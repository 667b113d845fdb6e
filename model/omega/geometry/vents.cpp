#include "model/omega/geometry/vents.h"

#include <map>
#include <set>
#include <vector>

namespace dossier
{

namespace
{

using Neighbours = std::map<TileName, std::set<TileName>>;

/// Returns the tiles that share an edge of spaces.
Neighbours neighbouringTiles(const Map &map)
{
    Neighbours neighbours;
    for (int y = 0; y < map.height(); ++y)
        for (int x = 0; x < map.width(); ++x)
            for (const Space beside : {Space{x + 1, y}, Space{x, y + 1}})
                if (map.contains(beside))
                {
                    neighbours[map.tile({x, y})].insert(map.tile(beside));
                    neighbours[map.tile(beside)].insert(map.tile({x, y}));
                }
    return neighbours;
}

} // namespace

std::optional<int> tilesBetween(const Map &map, Space from, Space to)
{
    const Neighbours neighbours = neighbouringTiles(map);
    std::set<TileName> seen{map.tile(from)};
    std::vector<TileName> ring{map.tile(from)};
    for (int tiles = 0; !ring.empty(); ++tiles)
    {
        std::vector<TileName> next;
        for (const TileName tile : ring)
        {
            if (tile == map.tile(to))
                return tiles;
            const auto found = neighbours.find(tile);
            if (found == neighbours.end())
                continue;
            for (const TileName beside : found->second)
                if (seen.insert(beside).second)
                    next.push_back(beside);
        }
        ring.swap(next);
    }
    return std::nullopt;
}

} // namespace dossier
