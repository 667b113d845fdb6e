#include "views/omega/board/floor_painter.h"

#include "views/board/board_canvas.h"
#include "views/board/space_shapes.h"
#include "views/board/stamp.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace dossier
{

namespace
{

/// Returns the spaces inside the painter's clipping region.
SpaceSet clippedSpaces(const QPainter &painter, const Map &map, const BoardFrame &frame)
{
    const QRect all(0, 0, map.width(), map.height());
    if (!painter.hasClipping() || frame.side <= 0)
        return spacesIn(all);
    const QRectF part = painter.clipBoundingRect().translated(-frame.board.topLeft());
    return spacesIn(QRectF(part.topLeft() / frame.side, part.size() / frame.side)
            .adjusted(-1, -1, 1, 1)
            .toAlignedRect()
            .intersected(all));
}

void paintGround(
    QPainter &painter, const Map &map, const SpaceSet &shown, const BoardFrame &frame, const BoardColours &colours)
{
    painter.fillRect(frame.board, colours.floor);
    // The tint is not part of the stamp: at a scale such as 150 percent stamps overlap by a part of a pixel.
    const auto underEmi = [&](const QColor &ground) { return mixed(ground, colours.emi, 0.14); };
    fillSpaces(painter, frame, shown & map.emi(), underEmi(colours.floor));
    QList<QLineF> grid;
    for (int x = 1; x < map.width(); ++x)
        grid.emplace_back(frame.rectOf({x, 0}).topLeft(), frame.rectOf({x, map.height()}).topLeft());
    for (int y = 1; y < map.height(); ++y)
        grid.emplace_back(frame.rectOf({0, y}).topLeft(), frame.rectOf({map.width(), y}).topLeft());
    fillLines(painter, grid, 1, colours.gridLine);
    const SpaceSet walls = shown - map.floor();
    fillSpaces(painter, frame, walls - map.emi(), colours.wall);
    fillSpaces(painter, frame, walls & map.emi(), underEmi(colours.wall));
}

/// Draws slanting lines that meet from space to space, so that EMI is recognisable without its tint.
void paintEmi(QPainter &painter, const QRectF &rect, const BoardColours &colours)
{
    const double half = rect.width() / 2;
    painter.setPen(QPen(faded(colours.emi, 0.5), std::clamp(rect.width() / 32, 0.8, 1.6), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(rect.bottomLeft(), rect.topRight());
    painter.drawLine(rect.topLeft() + QPointF(0, half), rect.topLeft() + QPointF(half, 0));
    painter.drawLine(rect.bottomRight() - QPointF(half, 0), rect.bottomRight() - QPointF(0, half));
}

/// Draws two heaps.
void paintRubble(QPainter &painter, const QRectF &rect, const BoardColours &colours)
{
    const auto at = [&](double x, double y) { return rect.topLeft() + QPointF(x, y) * rect.width(); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.rubble);
    painter.drawPolygon(QPolygonF({at(0.14, 0.74), at(0.36, 0.36), at(0.58, 0.74)}));
    painter.drawPolygon(QPolygonF({at(0.46, 0.74), at(0.66, 0.26), at(0.86, 0.74)}));
}

/// Draws the same shape on each of the spaces.
template <typename Paint>
void paintEach(QPainter &painter, const SpaceSet &spaces, const BoardFrame &frame, Paint &&paint)
{
    Stamp stamp(painter, std::forward<Paint>(paint));
    spaces.forEach([&](Space space) { stamp.put(frame.rectOf(space)); });
}

/// Draws a bar across an edge in the middle of a square as large as a space.
void paintDoor(QPainter &painter, const QRectF &square, Edge::Side side, const BoardColours &colours)
{
    const double thickness = std::max(square.width() * 0.16, 2.0);
    const double length = square.width() * 0.84;
    QRectF bar(QPointF(), side == Edge::Side::East ? QSizeF(thickness, length) : QSizeF(length, thickness));
    bar.moveCenter(square.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.door);
    painter.drawRoundedRect(bar, thickness / 3, thickness / 3);
}

void paintDoors(
    QPainter &painter, const Map &map, const SpaceSet &shown, const BoardFrame &frame, const BoardColours &colours)
{
    const auto stampOf = [&](Edge::Side side)
    {
        return Stamp(
            painter, [&, side](QPainter &into, const QRectF &square) { paintDoor(into, square, side, colours); });
    };
    Stamp east = stampOf(Edge::Side::East);
    Stamp south = stampOf(Edge::Side::South);
    for (const Edge &door : map.doors())
    {
        if (!shown.contains(door.at) && !shown.contains(door.beyond()))
            continue;
        QRectF square = frame.rectOf(door.at);
        square.moveCenter((square.center() + frame.rectOf(door.beyond()).center()) / 2);
        (door.side == Edge::Side::East ? east : south).put(square);
    }
}

} // namespace

void paintFloor(QPainter &painter, const Map &map, const BoardFrame &frame, const BoardColours &colours)
{
    const KeptPainter kept(painter);
    const SpaceSet shown = clippedSpaces(painter, map, frame);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGround(painter, map, shown, frame, colours);
    paintEach(
        painter, map.emi() & shown, frame, [&](QPainter &into, const QRectF &rect) { paintEmi(into, rect, colours); });
    // The border between floor and wall, including the implied walls outside the map (OP-GRID-1).
    fillLines(painter, outlineOf(frame, map.floor(), shown), std::clamp(std::round(frame.side / 16), 1.0, 3.0),
        colours.wallEdge);
    paintEach(painter, map.rubble() & shown, frame,
        [&](QPainter &into, const QRectF &rect) { paintRubble(into, rect, colours); });
    paintDoors(painter, map, shown, frame, colours);
}

} // namespace dossier
