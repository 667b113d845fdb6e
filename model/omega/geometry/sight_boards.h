#pragma once

#include "model/omega/geometry/corner_links.h"
#include "model/omega/geometry/figure.h"

namespace dossier
{

/// Data that sight by lines derives once from a map.
struct SightBoards
{
    explicit SightBoards(const Map &map);

    const Map &map;
    Steps steps;
    CornerLinks links;

    /// Obstacles of lines: unchanged for those that run east, mirrored for those that run west.
    struct Barriers
    {
        /// Walls of the map.
        SpaceSet walls;
        /// Spaces with a door on the side where the line leaves them sideways.
        SpaceSet doorsAcross;
        SpaceSet doorsSouth;
    };

    Barriers eastward;
    Barriers westward;
};

} // namespace dossier
