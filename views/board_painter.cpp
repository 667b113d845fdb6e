#include "board_painter.h"

#include "board_canvas.h"
#include "rooms.h"
#include "space_name.h"
#include "stamp.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace dossier
{

namespace
{

template <typename Visit>
void forEachSpace(const QRect &spaces, Visit &&visit)
{
    for (int y = spaces.top(); y <= spaces.bottom(); ++y)
        for (int x = spaces.left(); x <= spaces.right(); ++x)
            visit(Space{x, y});
}

QRect spacesOf(const Map &map)
{
    return {0, 0, map.width(), map.height()};
}

/// The columns and rows that the painter's clipping leaves.
QRect clippedSpaces(const QPainter &painter, const Map &map, const BoardFrame &frame)
{
    if (!painter.hasClipping() || frame.side <= 0)
        return spacesOf(map);
    const QRectF part = painter.clipBoundingRect().translated(-frame.board.topLeft());
    return QRectF(part.topLeft() / frame.side, part.size() / frame.side)
        .adjusted(-1, -1, 1, 1)
        .toAlignedRect()
        .intersected(spacesOf(map));
}

void paintGround(
    QPainter &painter, const Map &map, const QRect &spaces, const BoardFrame &frame, const BoardColours &colours)
{
    painter.fillRect(frame.board, colours.floor);
    // Rectangles, here and for the walls' edges: Qt fills them at once and draws lines point by point.
    for (int x = 1; x < map.width(); ++x)
        painter.fillRect(QRectF(frame.rectOf({x, 0}).topLeft(), QSizeF(1, frame.board.height())), colours.gridLine);
    for (int y = 1; y < map.height(); ++y)
        painter.fillRect(QRectF(frame.rectOf({0, y}).topLeft(), QSizeF(frame.board.width(), 1)), colours.gridLine);
    forEachSpace(spaces,
        [&](Space space)
        {
            if (!map.isFloor(space))
                painter.fillRect(frame.rectOf(space), colours.wall);
        });
}

/// Where floor meets wall, the implied walls outside the map too (OP-GRID-1).
void paintWallEdges(
    QPainter &painter, const Map &map, const QRect &spaces, const BoardFrame &frame, const BoardColours &colours)
{
    const double width = std::clamp(std::round(frame.side / 16), 1.0, 3.0);
    const double half = std::floor(width / 2);
    const auto fill = [&](QPointF from, QPointF to)
    {
        const QRectF line(from, to);
        painter.fillRect(line.translated(-half, -half).adjusted(0, 0, width, width), colours.wallEdge);
    };
    forEachSpace(spaces,
        [&](Space space)
        {
            if (!map.isFloor(space))
                return;
            const QRectF rect = frame.rectOf(space);
            if (!map.isFloor(neighbour(space, Direction::North)))
                fill(rect.topLeft(), rect.topRight());
            if (!map.isFloor(neighbour(space, Direction::South)))
                fill(rect.bottomLeft(), rect.bottomRight());
            if (!map.isFloor(neighbour(space, Direction::West)))
                fill(rect.topLeft(), rect.bottomLeft());
            if (!map.isFloor(neighbour(space, Direction::East)))
                fill(rect.topRight(), rect.bottomRight());
        });
}

/// Slanting lines that meet from space to space, so that EMI reads without its tint too.
void paintEmi(QPainter &painter, const QRectF &rect, const BoardColours &colours)
{
    const double half = rect.width() / 2;
    painter.setPen(QPen(faded(colours.emi, 0.5), std::clamp(rect.width() / 32, 0.8, 1.6), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(rect.bottomLeft(), rect.topRight());
    painter.drawLine(rect.topLeft() + QPointF(0, half), rect.topLeft() + QPointF(half, 0));
    painter.drawLine(rect.bottomRight() - QPointF(half, 0), rect.bottomRight() - QPointF(0, half));
}

/// Two heaps.
void paintRubble(QPainter &painter, const QRectF &rect, const BoardColours &colours)
{
    const auto at = [&](double x, double y) { return rect.topLeft() + QPointF(x, y) * rect.width(); };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.rubble);
    painter.drawPolygon(QPolygonF({at(0.14, 0.74), at(0.36, 0.36), at(0.58, 0.74)}));
    painter.drawPolygon(QPolygonF({at(0.46, 0.74), at(0.66, 0.26), at(0.86, 0.74)}));
}

template <typename Visit>
void forEachIn(const SpaceSet &set, const QRect &spaces, Visit &&visit)
{
    forEachSpace(spaces,
        [&](Space space)
        {
            if (set.contains(space))
                visit(space);
        });
}

/// Draws the same thing on each of some spaces.
template <typename Paint>
void paintEach(QPainter &painter, const SpaceSet &set, const QRect &spaces, const BoardFrame &frame, Paint &&paint)
{
    Stamp stamp(painter, std::forward<Paint>(paint));
    forEachIn(set, spaces, [&](Space space) { stamp.put(frame.rectOf(space)); });
}

void paintDoors(
    QPainter &painter, const Map &map, const QRect &spaces, const BoardFrame &frame, const BoardColours &colours)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.door);
    const double thickness = std::max(frame.side * 0.16, 2.0);
    const double length = frame.side * 0.84;
    for (const Edge &door : map.doors())
    {
        if (!spaces.contains(door.at.x, door.at.y) && !spaces.contains(door.beyond().x, door.beyond().y))
            continue;
        const QPointF middle = (frame.rectOf(door.at).center() + frame.rectOf(door.beyond()).center()) / 2;
        const QSizeF size = door.side == Edge::Side::East ? QSizeF(thickness, length) : QSizeF(length, thickness);
        QRectF bar(QPointF(), size);
        bar.moveCenter(middle);
        painter.drawRoundedRect(bar, thickness / 3, thickness / 3);
    }
}

QFont fontOf(const QPainter &painter, double pixels)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(static_cast<int>(pixels), 1));
    return font;
}

/// The floor space of a room that lies nearest to its middle, one without rubble if there is one.
std::optional<Space> middleOf(const Map &map, const Rooms &rooms, int number)
{
    std::vector<Space> spaces;
    QPointF sum;
    forEachSpace(spacesOf(map),
        [&](Space space)
        {
            if (rooms.numbers[static_cast<std::size_t>(space.y * map.width() + space.x)] != number)
                return;
            spaces.push_back(space);
            sum += QPointF(space.x, space.y);
        });
    std::optional<Space> best;
    double least = std::numeric_limits<double>::max();
    for (const Space space : spaces)
    {
        const QPointF away = QPointF(space.x, space.y) - sum / static_cast<double>(spaces.size());
        const double badness = QPointF::dotProduct(away, away) + (map.hasRubble(space) ? 1e6 : 0);
        if (badness < least)
        {
            least = badness;
            best = space;
        }
    }
    return best;
}

} // namespace

QRectF BoardFrame::rectOf(Space space) const
{
    return {board.left() + space.x * side, board.top() + space.y * side, side, side};
}

BoardFrame frameOf(const Map &map, const QRectF &into, Margin margin, double most)
{
    const double rim = margin == Margin::Coordinates ? 0.8 : 0.05;
    const double side
        = std::min({into.width() / (map.width() + 2 * rim), into.height() / (map.height() + 2 * rim), most});
    const double whole = side >= 8 ? static_cast<int>(side) : side;
    QRectF board(0, 0, whole * map.width(), whole * map.height());
    board.moveCenter(into.center());
    board.moveTopLeft(board.topLeft().toPoint());
    return {board, whole};
}

void paintBoard(QPainter &painter, const Map &map, const BoardFrame &frame, const BoardColours &colours)
{
    const KeptPainter kept(painter);
    const QRect spaces = clippedSpaces(painter, map, frame);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintGround(painter, map, spaces, frame, colours);
    paintEach(
        painter, map.emi(), spaces, frame, [&](QPainter &into, const QRectF &rect) { paintEmi(into, rect, colours); });
    paintWallEdges(painter, map, spaces, frame, colours);
    paintEach(painter, map.rubble(), spaces, frame,
        [&](QPainter &into, const QRectF &rect) { paintRubble(into, rect, colours); });
    painter.setRenderHint(QPainter::Antialiasing);
    paintDoors(painter, map, spaces, frame, colours);
}

void paintCoordinates(QPainter &painter, const Map &map, const BoardFrame &frame, const QColor &colour)
{
    const KeptPainter kept(painter);
    painter.setFont(fontOf(painter, std::clamp(frame.side * 0.36, 8.0, 18.0)));
    painter.setPen(colour);
    const double rim = std::max(frame.side * 0.8, 14.0);
    for (int x = 0; x < map.width(); ++x)
        painter.drawText(frame.rectOf({x, 0}).translated(0, -rim).adjusted(0, 0, 0, rim - frame.side),
            Qt::AlignCenter | Qt::TextDontClip, columnName(x));
    for (int y = 0; y < map.height(); ++y)
        painter.drawText(frame.rectOf({0, y}).translated(-rim, 0).adjusted(0, 0, rim - frame.side, 0),
            Qt::AlignCenter | Qt::TextDontClip, QString::number(y + 1));
}

void paintRoomNumbers(QPainter &painter, const Map &map, const BoardFrame &frame, const QColor &colour)
{
    const KeptPainter kept(painter);
    QFont font = fontOf(painter, frame.side * 0.5);
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(colour);
    const Rooms rooms = roomsOf(map);
    for (int number = 1; number <= rooms.count; ++number)
        if (const std::optional<Space> space = middleOf(map, rooms, number))
            painter.drawText(frame.rectOf(*space), Qt::AlignCenter | Qt::TextDontClip, QString::number(number));
}

} // namespace dossier
