#pragma once

#include "model/omega/geometry/figure.h"
#include "model/omega/geometry/printing.h"

#include <span>
#include <vector>

namespace dossier
{

/// Returns the floor spaces, without those of the figure itself, to which `sight` gives line of sight for a target of
/// size 1 from at least one space that the figure may declare. This is the fast path for whole maps; tests compare it
/// with the definition, `sight`.
SpaceSet sightMap(const Map &map, Printing printing, const Figure &figure, Facing facing, Side side);

/// A figure that watches.
struct Watcher
{
    Figure figure;
    Facing facing = Facing::AllRound;
    friend auto operator<=>(const Watcher &, const Watcher &) = default;
};

/// Number of enemies that see each space of a map, row by row; 0 for walls.
struct DangerMap
{
    int width = 0;
    std::vector<int> counts;

    [[nodiscard]] int at(Space space) const
    {
        return counts[static_cast<std::size_t>(space.y) * static_cast<std::size_t>(width)
            + static_cast<std::size_t>(space.x)];
    }
};

/// Counts for each space the enemies with line of sight to it (`sightMap` of each).
DangerMap dangerMap(const Map &map, Printing printing, std::span<const Watcher> enemies);

} // namespace dossier
