#include "views/board/space_shapes.h"

#include <QPainter>
#include <QRect>

#include <bit>
#include <cmath>

namespace dossier
{

namespace
{

/// Calls `visit(first, end)` for each run of members in a row or a column.
template <typename Holds, typename Visit>
void forEachRun(Holds &&holds, Visit &&visit)
{
    for (int first = 0; first <= SpaceSet::side; ++first)
    {
        int end = first;
        while (end <= SpaceSet::side && holds(end))
            ++end;
        if (end > first)
            visit(first, end);
        first = end;
    }
}

} // namespace

SpaceSet spacesIn(const QRect &columnsAndRows)
{
    SpaceSet spaces;
    for (int y = columnsAndRows.top(); y <= columnsAndRows.bottom(); ++y)
        for (int x = columnsAndRows.left(); x <= columnsAndRows.right(); ++x)
            spaces.set({x, y});
    return spaces;
}

void fillSpaces(QPainter &painter, const BoardFrame &frame, const SpaceSet &spaces, const QColor &colour)
{
    for (int y = 0; y < SpaceSet::side; ++y)
        for (SpaceSet::Row row = spaces.row(y); row != 0;)
        {
            const int first = std::countr_zero(row);
            const int length = std::countr_one(row >> first);
            const QPointF corner = frame.rectOf({first - SpaceSet::ring, y}).topLeft();
            painter.fillRect(QRectF(corner, QSizeF(length * frame.side, frame.side)), colour);
            row &= ~(((SpaceSet::Row{1} << length) - 1) << first);
        }
}

QList<QLineF> outlineOf(const BoardFrame &frame, const SpaceSet &set, const SpaceSet &shown)
{
    const auto endsTowards = [&](Direction away) { return (set - set.moved(away)) & shown; };
    // A southern side is the northern side of the southern neighbour; likewise an eastern side is a western one.
    const SpaceSet northern = endsTowards(Direction::South) | endsTowards(Direction::North).moved(Direction::South);
    const SpaceSet western = endsTowards(Direction::East) | endsTowards(Direction::West).moved(Direction::East);
    const auto corner = [&](int x, int y) { return frame.rectOf({x, y}).topLeft(); };
    QList<QLineF> lines;
    for (int y = 0; y <= SpaceSet::side; ++y)
        forEachRun([&](int x) { return northern.contains({x, y}); },
            [&](int first, int end) { lines.emplace_back(corner(first, y), corner(end, y)); });
    for (int x = 0; x <= SpaceSet::side; ++x)
        forEachRun([&](int y) { return western.contains({x, y}); },
            [&](int first, int end) { lines.emplace_back(corner(x, first), corner(x, end)); });
    return lines;
}

void fillLines(QPainter &painter, const QList<QLineF> &lines, double width, const QColor &colour)
{
    const double half = std::floor(width / 2);
    for (const QLineF &line : lines)
    {
        const QRectF rect = QRectF(line.p1(), line.p2()).translated(-half, -half);
        painter.fillRect(rect.adjusted(0, 0, width, width), colour);
    }
}

} // namespace dossier
