#pragma once

#include <array>
#include <compare>
#include <cstdint>

namespace dossier
{

/// A space of the grid, counted from the north-west corner: x to the east, y to the south (OP-GRID-1).
struct Space
{
    int x = 0;
    int y = 0;
    friend auto operator<=>(const Space &, const Space &) = default;
};

/// A lattice point where spaces meet: the north-west corner of the space with the same numbers.
struct Corner
{
    int x = 0;
    int y = 0;
    friend auto operator<=>(const Corner &, const Corner &) = default;
};

/// A side of a space on which a door can lie: the eastern or the southern one (OP-GRID-2).
struct Edge
{
    enum class Side : std::uint8_t
    {
        East,
        South,
    };

    Space at;
    Side side = Side::East;

    /// Returns the space on the other side.
    [[nodiscard]] constexpr Space beyond() const
    {
        return side == Side::East ? Space{at.x + 1, at.y} : Space{at.x, at.y + 1};
    }

    friend auto operator<=>(const Edge &, const Edge &) = default;
};

/// A direction of a king's step, clockwise from the north. The even values are orthogonal, the odd ones diagonal.
enum class Direction : std::uint8_t
{
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
};

inline constexpr std::array<Direction, 8> allDirections{
    Direction::North,
    Direction::NorthEast,
    Direction::East,
    Direction::SouthEast,
    Direction::South,
    Direction::SouthWest,
    Direction::West,
    Direction::NorthWest,
};

/// True when a step in that direction crosses a corner.
constexpr bool isDiagonal(Direction direction)
{
    return (static_cast<unsigned>(direction) & 1U) != 0;
}

/// Returns the direction turned clockwise by that many eighths of a circle.
constexpr Direction turned(Direction direction, int eighths)
{
    return static_cast<Direction>((static_cast<unsigned>(direction) + static_cast<unsigned>(eighths + 8)) & 7U);
}

/// Returns the eastward part of a step in that direction: -1, 0 or 1.
constexpr int eastward(Direction direction)
{
    constexpr std::array<int, 8> steps{0, 1, 1, 1, 0, -1, -1, -1};
    return steps[static_cast<std::size_t>(direction)];
}

/// Returns the southward part of a step in that direction: -1, 0 or 1.
constexpr int southward(Direction direction)
{
    constexpr std::array<int, 8> steps{-1, -1, 0, 1, 1, 1, 0, -1};
    return steps[static_cast<std::size_t>(direction)];
}

/// Returns the space one step away, which may be off the map.
constexpr Space neighbour(Space space, Direction direction)
{
    return {space.x + eastward(direction), space.y + southward(direction)};
}

/// OP-GRID-3: true for two different spaces that share a side or a corner, even with a wall or door between them.
constexpr bool adjacent(Space a, Space b)
{
    const int dx = a.x - b.x;
    const int dy = a.y - b.y;
    return a != b && dx >= -1 && dx <= 1 && dy >= -1 && dy <= 1;
}

} // namespace dossier
