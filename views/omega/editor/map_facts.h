#pragma once

#include "model/omega/geometry/map.h"

namespace dossier
{

/// Counts of a map.
struct MapFacts
{
    int width = 0;
    int height = 0;
    int rooms = 0;
    int floorSpaces = 0;
    int wallSpaces = 0;
    int doors = 0;
    int rubbleSpaces = 0;
    /// Number of tiles filled with EMI that include a space of the map.
    int emiTiles = 0;
    bool operator==(const MapFacts &) const = default;
};

/// Counts the facts of a map.
MapFacts factsOf(const Map &map);

} // namespace dossier
