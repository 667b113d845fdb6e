#include "views/board/board_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace dossier
{

namespace
{

/// Rounds a side to whole pixels when it can, so that lines are crisp.
double crisp(double side)
{
    return side >= 8 ? std::floor(side) : side;
}

int startOf(int from, int length, int content, int scrolled)
{
    return content <= length ? from + (length - content) / 2 + BoardGeometry::margin
                             : from + BoardGeometry::margin - scrolled;
}

int shownFrom(int scrolled, int length, int content, double from, double to)
{
    if (content <= length)
        return 0;
    const int min = static_cast<int>(std::ceil(to)) - length;
    const int max = static_cast<int>(std::floor(from));
    const int wanted = min > max ? (min + max) / 2 : std::clamp(scrolled, min, max);
    return std::clamp(wanted, 0, content - length);
}

} // namespace

QRect BoardGeometry::window() const
{
    return {strips.width(), strips.height(), std::max(view.width() - strips.width(), 1),
        std::max(view.height() - strips.height(), 1)};
}

QSize BoardGeometry::content() const
{
    return {static_cast<int>(std::ceil(columns * side)) + 2 * margin,
        static_cast<int>(std::ceil(rows * side)) + 2 * margin};
}

QSize BoardGeometry::scrollable() const
{
    return (content() - window().size()).expandedTo(QSize(0, 0));
}

BoardFrame BoardGeometry::frame() const
{
    const QRect area = window();
    const QSize whole = content();
    const QPointF start(startOf(area.left(), area.width(), whole.width(), scrolled.x()),
        startOf(area.top(), area.height(), whole.height(), scrolled.y()));
    return {QRectF(start, QSizeF(columns * side, rows * side)), side};
}

QRect BoardGeometry::shown() const
{
    const QRectF part = frame().board.intersected(QRectF(window())).translated(-frame().board.topLeft());
    const QPoint first(static_cast<int>(part.left() / side), static_cast<int>(part.top() / side));
    const QPoint last(
        static_cast<int>(std::ceil(part.right() / side)), static_cast<int>(std::ceil(part.bottom() / side)));
    return QRect(first, last - QPoint(1, 1)).intersected(QRect(0, 0, columns, rows));
}

std::optional<BoardSpot> BoardGeometry::spotAt(QPointF point) const
{
    const QRectF board = frame().board;
    const QPointF at = (point - board.topLeft()) / side;
    const Space space{static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y()))};
    const bool outside = space.x < 0 || space.y < 0 || space.x >= columns || space.y >= rows;
    if (outside || !QRectF(window()).contains(point))
        return std::nullopt;
    const double east = at.x() - space.x;
    const double south = at.y() - space.y;
    const std::array<std::pair<double, Direction>, 4> sides{{
        {south, Direction::North},
        {1 - east, Direction::East},
        {1 - south, Direction::South},
        {east, Direction::West},
    }};
    const auto [away, direction] = *std::ranges::min_element(sides);
    const bool near = away <= std::clamp(5 / side, 0.2, 0.3);
    return BoardSpot{space, near ? edgeOn(QSize(columns, rows), space, direction) : std::nullopt};
}

double BoardGeometry::fittingSide(double max) const
{
    const QSize room = window().size() - QSize(2 * margin, 2 * margin);
    const double fitting = std::min(double(room.width()) / columns, double(room.height()) / rows);
    return crisp(std::clamp(fitting, minSide, std::max(max, minSide)));
}

double BoardGeometry::fillingSide(double max) const
{
    const double filling = double(window().width() - 2 * margin) / columns;
    return std::max(crisp(std::clamp(filling, minSide, std::max(max, minSide))), fittingSide(max));
}

QPoint BoardGeometry::scrolledTo(QPointF spaces, QPointF point) const
{
    const QPointF wanted = spaces * side + QPointF(margin, margin) - (point - QPointF(window().topLeft()));
    const QSize max = scrollable();
    return {std::clamp(static_cast<int>(std::round(wanted.x())), 0, max.width()),
        std::clamp(static_cast<int>(std::round(wanted.y())), 0, max.height())};
}

QPoint BoardGeometry::scrolledToShow(Space space) const
{
    const QSize area = window().size();
    const QSize whole = content();
    const double around = std::min(side * 0.5, 40.0) + margin;
    return {shownFrom(scrolled.x(), area.width(), whole.width(), space.x * side + margin - around,
                (space.x + 1) * side + margin + around),
        shownFrom(scrolled.y(), area.height(), whole.height(), space.y * side + margin - around,
            (space.y + 1) * side + margin + around)};
}

std::optional<Edge> edgeOn(const QSize &map, Space space, Direction direction)
{
    const Space beyond = neighbour(space, direction);
    if (beyond.x < 0 || beyond.y < 0 || beyond.x >= map.width() || beyond.y >= map.height())
        return std::nullopt;
    const bool upright = direction == Direction::East || direction == Direction::West;
    return Edge{std::min(space, beyond), upright ? Edge::Side::East : Edge::Side::South};
}

} // namespace dossier
