#pragma once

#include "model/omega/geometry/corner_links.h"
#include "model/omega/geometry/figure.h"

namespace dossier
{

/// What sight by lines asks of a map again and again, derived once.
struct SightBoards
{
    explicit SightBoards(const Map &map);

    const Map &map;
    Steps steps;
    CornerLinks links;

    /// What lines run into: as it lies for those that run east, mirrored for those that run west.
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
