#pragma once

#include "model/omega/geometry/map.h"

#include <QRectF>

namespace dossier
{

/// Where a map lies in a picture: square spaces, as large as the picture allows.
struct BoardFrame
{
    /// The map without its coordinates.
    QRectF board;
    /// The side of a space, in the picture's units.
    double side = 0;

    /// The square of one space.
    [[nodiscard]] QRectF rectOf(Space space) const;
};

/// Whether the picture keeps a margin for the letters and numbers of columns and rows.
enum class Margin : bool
{
    None,
    Coordinates,
};

/// The frame of a map in the middle of a rectangle; `most` is the largest side that a space may have.
BoardFrame frameOf(const Map &map, const QRectF &into, Margin margin, double most);

} // namespace dossier
