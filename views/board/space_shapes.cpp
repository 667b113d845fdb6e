#include "views/board/space_shapes.h"

#include <QPainter>
#include <QRect>

#include <bit>
#include <cmath>

namespace dossier
{

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
    QList<QLineF> lines;
    (set & shown)
        .forEach(
            [&](Space space)
            {
                const QRectF rect = frame.rectOf(space);
                if (!set.contains(neighbour(space, Direction::North)))
                    lines.emplace_back(rect.topLeft(), rect.topRight());
                if (!set.contains(neighbour(space, Direction::South)))
                    lines.emplace_back(rect.bottomLeft(), rect.bottomRight());
                if (!set.contains(neighbour(space, Direction::West)))
                    lines.emplace_back(rect.topLeft(), rect.bottomLeft());
                if (!set.contains(neighbour(space, Direction::East)))
                    lines.emplace_back(rect.topRight(), rect.bottomRight());
            });
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
