#pragma once

#include "model/grid/space.h"

#include <optional>
#include <string>
#include <string_view>

namespace dossier::specter
{

/// SO-BOARD-1: columns run A to W; a board has up to 40 rows.
inline constexpr int mostColumns = 23;
inline constexpr int mostRows = 40;

/// A space by the name that the sheet gives it, such as `K17`: column K, the 17th row from the north. It is the same
/// space of the grid, with JSON of its own.
struct Coordinate : Space
{
    constexpr Coordinate() = default;

    // NOLINTNEXTLINE(*-explicit-*): the same space under another name
    constexpr Coordinate(Space space)
        : Space(space)
    {
    }
};

/// The printed name of a space within 23 columns and 40 rows.
std::string spaceName(Space space);

/// The space with that printed name; none for anything else, such as `k17`, `X1`, `A0`, `A01` or `A41`.
std::optional<Space> spaceNamed(std::string_view name);

/// How far two spaces lie apart in king's steps, whatever stands between them.
constexpr int kingsDistance(Space a, Space b)
{
    const int dx = a.x < b.x ? b.x - a.x : a.x - b.x;
    const int dy = a.y < b.y ? b.y - a.y : a.y - b.y;
    return dx > dy ? dx : dy;
}

} // namespace dossier::specter
