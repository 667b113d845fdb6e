#pragma once

#include "views/kit/part.h"
#include "views/omega/board/floor_scene.h"
#include "views/omega/parts/session_board.h"

#include <optional>
#include <vector>

namespace dossier
{

/// Signs that the legend shows as a picture of a space.
enum class LegendPicture : std::uint8_t
{
    Wall,
    Door,
    Rubble,
    Emi,
    Vent,
    Peril,
    Gas,
    Marker,
};

/// A sign, a picture or a tint on the board, and its meaning.
struct LegendLine
{
    /// The sign as it is drawn; a filled square for a tint; empty for a picture.
    QString sign{};
    QString meaning{};
    /// The colour of a tint.
    std::optional<BoardTone> tone{};
    std::optional<LegendPicture> picture{};
    bool operator==(const LegendLine &) const = default;
};

/// Returns the signs that the board shows now, each once: figures, markers and rooms, doors, terrain, tints with their
/// number of spaces.
std::vector<LegendLine> legendOf(const omega::PublicTable &table, const SessionBoard &board, const FloorScene &scene);

/// Explains the signs of the board.
Part legendPanel(const std::vector<LegendLine> &lines, const Theme &theme, const Action<> &close);

} // namespace dossier
