#pragma once

#include "model/omega/geometry/map.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace dossier
{

/// The side that a figure fights for. A figure is friendly to its own side and non-friendly to the other.
enum class Side : std::uint8_t
{
    Commando,
    Enemy,
};

/// OP-FOV-1: direction of a figure's look; all round is 360 degrees.
enum class Facing : std::uint8_t
{
    North,
    East,
    South,
    West,
    AllRound,
};

/// OP-GRID-5: a figure's place. `size` is 1, or 2 for 2x2 spaces named by their north-west space.
struct Figure
{
    Space at;
    int size = 1;
    friend auto operator<=>(const Figure &, const Figure &) = default;

    [[nodiscard]] bool covers(Space space) const
    {
        return space.x >= at.x && space.y >= at.y && space.x < at.x + size && space.y < at.y + size;
    }

    /// Returns the spaces that it occupies, row by row.
    [[nodiscard]] std::vector<Space> spaces() const;
};

/// A figure and its side.
struct SidedFigure
{
    Figure figure;
    Side side = Side::Commando;
    friend auto operator<=>(const SidedFigure &, const SidedFigure &) = default;
};

/// Spaces that figures occupy.
SpaceSet spacesOf(const Figure &figure);
SpaceSet spacesOf(std::span<const SidedFigure> figures);

/// Returns the spaces with a figure of the other side.
SpaceSet nonFriendlySpaces(std::span<const SidedFigure> figures, Side side);

} // namespace dossier
