#pragma once

#include <cstdint>

namespace dossier
{

/// The effect of a press on the board.
enum class DrawingTool : std::uint8_t
{
    /// Picks pieces, draws paths, marks and moves.
    Select,
    Wall,
    Floor,
    Door,
    Rubble,
    Vent,
    Peril,
    Gas,
    Marker,
    Tile,
    Emi,
    Commando,
    Enemy,
};

inline constexpr int toolCount = 13;

/// The path of a tool that paints spaces, from the press to the release.
enum class Shape : std::uint8_t
{
    Brush,
    Line,
    Rectangle,
};

inline constexpr int shapeCount = 3;

} // namespace dossier
