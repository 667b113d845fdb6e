#pragma once

#include "model/grid/space.h"

#include <QRectF>
#include <QSize>

namespace dossier
{

/// The place of a board in a picture: square spaces, as large as the picture allows.
struct BoardFrame
{
    /// The board without its coordinates.
    QRectF board;
    /// The side of a space, in the picture's units.
    double side = 0;

    /// Returns the square of one space.
    [[nodiscard]] QRectF rectOf(Space space) const;
};

/// The margin of the picture for the letters and numbers of columns and rows.
enum class Margin : bool
{
    None,
    Coordinates,
};

/// Returns the frame of a board, `map` in columns and rows, in the middle of a rectangle; `max` is the maximum side of
/// a space.
BoardFrame frameOf(QSize map, const QRectF &into, Margin margin, double max);

} // namespace dossier
