#pragma once

#include "model/grid/space.h"

#include <optional>
#include <string>
#include <string_view>

namespace dossier::specter
{

/// SO-BOARD-1: columns run A to W; a board has up to 40 rows.
inline constexpr int maxColumns = 23;
inline constexpr int maxRows = 40;

/// A space by its name on the sheet, such as `K17`: column K, the 17th row from the north. It is an ordinary grid space
/// with a JSON form of its own.
struct Coordinate : Space
{
    constexpr Coordinate() = default;

    // NOLINTNEXTLINE(*-explicit-*): the same space under another name
    constexpr Coordinate(Space space)
        : Space(space)
    {
    }
};

/// Returns the printed name of a space within 23 columns and 40 rows.
std::string spaceName(Space space);

/// Returns the space with that printed name; none for any other text, such as `k17`, `X1`, `A0`, `A01` or `A41`.
std::optional<Space> spaceNamed(std::string_view name);

/// Returns the distance of two spaces in king's steps, structures ignored.
constexpr int kingsDistance(Space a, Space b)
{
    const int dx = a.x < b.x ? b.x - a.x : a.x - b.x;
    const int dy = a.y < b.y ? b.y - a.y : a.y - b.y;
    return dx > dy ? dx : dy;
}

} // namespace dossier::specter
