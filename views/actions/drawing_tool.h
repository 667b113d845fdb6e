#pragma once

#include <cstdint>

namespace dossier
{

/// What a press on the board does.
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

/// How a tool that paints spaces goes from where it was pressed to where it is let go.
enum class Shape : std::uint8_t
{
    Brush,
    Line,
    Rectangle,
};

inline constexpr int shapeCount = 3;

} // namespace dossier
