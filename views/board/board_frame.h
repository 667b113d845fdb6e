#pragma once

#include "model/grid/space.h"

#include <QRectF>
#include <QSize>

namespace dossier
{

/// Where a board lies in a picture: square spaces, as large as the picture allows.
struct BoardFrame
{
    /// The board without its coordinates.
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

/// The frame of a board of so many columns and rows in the middle of a rectangle; `most` is the largest side that a
/// space may have.
BoardFrame frameOf(QSize map, const QRectF &into, Margin margin, double most);

} // namespace dossier
