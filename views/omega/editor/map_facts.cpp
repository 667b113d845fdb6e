#include "views/omega/editor/map_facts.h"

#include "model/omega/geometry/rooms.h"

#include <set>

namespace dossier
{

MapFacts factsOf(const Map &map)
{
    std::set<TileName> emiTiles;
    map.emi().forEach([&](Space space) { emiTiles.insert(map.tile(space)); });
    const int floor = map.floor().count();
    return {
        .width = map.width(),
        .height = map.height(),
        .rooms = roomsOf(map).count,
        .floorSpaces = floor,
        .wallSpaces = map.width() * map.height() - floor,
        .doors = static_cast<int>(map.doors().size()),
        .rubbleSpaces = map.rubble().count(),
        .emiTiles = static_cast<int>(emiTiles.size()),
    };
}

} // namespace dossier
