#pragma once

#include "model/omega/geometry/map.h"

namespace dossier
{

/// What can be counted on a map.
struct MapFacts
{
    int width = 0;
    int height = 0;
    int rooms = 0;
    int floorSpaces = 0;
    int wallSpaces = 0;
    int doors = 0;
    int rubbleSpaces = 0;
    /// Tiles filled with EMI that some space of the map belongs to.
    int emiTiles = 0;
    bool operator==(const MapFacts &) const = default;
};

/// Counts.
MapFacts factsOf(const Map &map);

} // namespace dossier
