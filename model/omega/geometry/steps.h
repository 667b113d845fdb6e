#pragma once

#include "model/omega/geometry/map.h"

namespace dossier
{

/// From which floor spaces a small figure can step in each direction, as far as walls, doors and the two ways round a
/// diagonal allow (OP-MOVE-3); whoever stands on the space entered. Sight and distance take diagonals by the same rule.
struct Steps
{
    std::array<SpaceSet, 8> from;

    [[nodiscard]] bool allow(Space space, Direction direction) const
    {
        return from[static_cast<std::size_t>(direction)].contains(space);
    }

    [[nodiscard]] const SpaceSet &in(Direction direction) const { return from[static_cast<std::size_t>(direction)]; }

    [[nodiscard]] SpaceSet &in(Direction direction) { return from[static_cast<std::size_t>(direction)]; }
};

/// All the steps of a map. A way round a diagonal is shut by a wall, by a door on it, or by a space in `barred`
/// (the non-friendly figures' spaces); the step falls when both ways are shut.
Steps stepsOf(const Map &map, const SpaceSet &barred = {});

/// One step by the words of OP-MOVE-3, space by space: the definition that `stepsOf` is held to.
bool stepAllowed(const Map &map, const SpaceSet &barred, Space from, Direction direction);

} // namespace dossier
