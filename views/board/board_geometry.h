#pragma once

#include "views/board/board_frame.h"
#include "views/board/board_scene.h"

#include <QPointF>
#include <QRect>
#include <QSize>

#include <optional>

namespace dossier
{

/// The place of a board in a view: its scale and scroll position, beside strips with fixed coordinates. Lengths are in
/// the view's pixels.
struct BoardGeometry
{
    /// The margin around the board at the ends of scrolling.
    static constexpr int margin = 10;
    static constexpr double minSide = 6;
    static constexpr double maxSide = 160;

    QSize view;
    /// The width of the strip at the left, and the height of the one above.
    QSize strips;
    int columns = 1;
    int rows = 1;
    /// The side of a space.
    double side = 32;
    QPoint scrolled;

    /// Returns the view without the strips.
    [[nodiscard]] QRect window() const;

    /// Returns the size of the board with its margin.
    [[nodiscard]] QSize content() const;

    /// Returns the scroll range.
    [[nodiscard]] QSize scrollable() const;

    /// Returns the place of the board, which is centred in a larger window.
    [[nodiscard]] BoardFrame frame() const;

    [[nodiscard]] QRectF rectOf(Space space) const { return frame().rectOf(space); }

    /// Returns the columns and rows that are at least partly in the window.
    [[nodiscard]] QRect shown() const;

    /// Returns the spot at a point of the window: near a side of the space also the edge, if there is a space beyond.
    [[nodiscard]] std::optional<BoardSpot> spotAt(QPointF point) const;

    /// Returns the largest side, up to `max`, with which the whole board fits in the window.
    [[nodiscard]] double fittingSide(double max) const;

    /// Returns the largest side, up to `max`, with which all columns fit in the window; no less than `fittingSide`.
    [[nodiscard]] double fillingSide(double max) const;

    /// Returns the scroll position that brings a point of the board, in spaces from its corner, to a point of the view.
    [[nodiscard]] QPoint scrolledTo(QPointF spaces, QPointF point) const;

    /// Returns the smallest scrolling that shows a whole space with some of its neighbours.
    [[nodiscard]] QPoint scrolledToShow(Space space) const;
};

/// Returns the edge of a space on that side; nothing when no space of the map is beyond. The direction is orthogonal.
std::optional<Edge> edgeOn(const QSize &map, Space space, Direction direction);

} // namespace dossier
