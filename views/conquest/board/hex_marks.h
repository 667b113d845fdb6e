#pragma once

#include "views/conquest/board/hex_geometry.h"
#include "views/conquest/board/hex_scene.h"

#include <QFont>

namespace dossier
{

enum class HexMarkKind : std::uint8_t
{
    Name,
    /// Letter of its section, and its number.
    Code,
    Note,
    Resistance,
    Population,
    Saucer,
    Ally,
    Token,
    /// Conquered by.
    Flag,
    /// Demolished.
    Ruin,
};

/// A mark on a space, in the widget's pixels. Its text fits into the rectangle.
struct HexMark
{
    HexMarkKind kind = HexMarkKind::Name;
    QRectF rect{};
    QString text{};
    /// Number of such tokens on the space.
    int count = 1;
    /// Font size of the mark.
    int fontSize = 10;
    /// Owner of the mark.
    std::optional<conquest::Colour> player{};
    std::optional<conquest::Hardness> hardness{};
    /// An alien whose movement is over, a token that only would lie there.
    bool faint = false;
    bool picked = false;
    bool operator==(const HexMark &) const = default;
};

/// Returns the marks on a space, with the largest font size that fits, in a font of that kind.
std::vector<HexMark> marksOn(
    const HexScene &scene, const HexGeometry &geometry, conquest::Place place, const QFont &font);

/// Width of the shape before a number, and the gap between the two, in heights of the number's font.
inline constexpr double shapeOfANumber = 0.95;
inline constexpr double gapBeforeANumber = 0.3;

/// Font of a mark.
QFont fontOf(const HexMark &mark, QFont font);

} // namespace dossier
