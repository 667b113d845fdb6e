#pragma once

#include <compare>

namespace dossier::conquest
{

/// CQ-BOARD-1: number of outer spaces of a section, and the section of the objective.
inline constexpr int outerSpaces = 6;
inline constexpr int centreSection = 0;

/// A space of the board: its section (0 is the one in the centre, then one per player, clockwise), and its number there
/// (0 is the section's centre, the others go around it).
struct Place
{
    int section = 0;
    int number = 0;
    friend auto operator<=>(const Place &, const Place &) = default;
};

/// CQ-BOARD-2: two spaces, the lesser first.
struct Border
{
    Place first{};
    Place second{};
    friend auto operator<=>(const Border &, const Border &) = default;
};

/// Returns the border of two spaces in either order.
constexpr Border borderOf(Place one, Place other)
{
    return one < other ? Border{one, other} : Border{other, one};
}

} // namespace dossier::conquest
