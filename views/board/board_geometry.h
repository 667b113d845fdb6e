#pragma once

#include "views/board/board_frame.h"
#include "views/board/board_scene.h"

#include <QPointF>
#include <QRect>
#include <QSize>

#include <optional>

namespace dossier
{

/// How a board lies in the view of a window: how large, how far scrolled, beside strips with coordinates that stay.
/// Lengths are in the view's pixels.
struct BoardGeometry
{
    /// The room around the board when it is scrolled to its end.
    static constexpr int rim = 10;
    static constexpr double leastSide = 6;
    static constexpr double mostSide = 160;

    QSize view;
    /// The width of the strip at the left, and the height of the one above.
    QSize strips;
    int columns = 1;
    int rows = 1;
    /// The side of a space.
    double side = 32;
    QPoint scrolled;

    /// What the strips leave of the view.
    [[nodiscard]] QRect window() const;

    /// The board with its rim.
    [[nodiscard]] QSize content() const;

    /// How far it can be scrolled.
    [[nodiscard]] QSize scrollable() const;

    /// Where the board lies: in the middle of a larger window.
    [[nodiscard]] BoardFrame frame() const;

    [[nodiscard]] QRectF rectOf(Space space) const { return frame().rectOf(space); }

    /// The columns and rows that are at least partly in the window.
    [[nodiscard]] QRect shown() const;

    /// What lies at a point of the window: near a side of the space the edge too, if there is a space beyond.
    [[nodiscard]] std::optional<BoardSpot> spotAt(QPointF point) const;

    /// The largest side with which the whole board is in the window, at most that.
    [[nodiscard]] double fittingSide(double most) const;

    /// The largest side with which all columns are in the window, at most that; no less than `fittingSide`.
    [[nodiscard]] double fillingSide(double most) const;

    /// The scroll position that brings a point of the board, in spaces from its corner, to a point of the view.
    [[nodiscard]] QPoint scrolledTo(QPointF spaces, QPointF point) const;

    /// The least scrolling that shows a whole space with some of its neighbours.
    [[nodiscard]] QPoint scrolledToShow(Space space) const;
};

/// The edge of a space on that side; none where no space of the map lies beyond. The direction is orthogonal.
std::optional<Edge> edgeOn(const QSize &map, Space space, Direction direction);

} // namespace dossier
