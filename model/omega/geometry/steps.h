#pragma once

#include "model/omega/geometry/map.h"

namespace dossier
{

/// The floor spaces from which a small figure can step in each direction, as far as walls, doors and the two ways round
/// a diagonal allow (OP-MOVE-3); figures on the entered space are ignored. Sight and distance use the same rule for
/// diagonals.
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

/// Returns all the steps of a map. A way round a diagonal is shut by a wall, by a door on it, or by a space in `barred`
/// (the non-friendly figures' spaces); the step is excluded when both ways are shut.
Steps stepsOf(const Map &map, const SpaceSet &barred = {});

/// Judges one step by the words of OP-MOVE-3, space by space: the definition with which tests compare `stepsOf`.
bool stepAllowed(const Map &map, const SpaceSet &barred, Space from, Direction direction);

} // namespace dossier
