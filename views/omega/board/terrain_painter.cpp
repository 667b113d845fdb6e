#include "views/omega/board/terrain_painter.h"

#include "views/board/space_shapes.h"
#include "views/board/stamp.h"

#include <QPainter>
#include <QPainterPath>

namespace dossier
{

namespace
{

QPointF inside(const QRectF &rect, double x, double y)
{
    return rect.topLeft() + QPointF(x * rect.width(), y * rect.height());
}

/// Draws a grille in a dashed ring.
void paintVent(QPainter &painter, const QRectF &rect, const BoardCanvas &canvas)
{
    const QColor colour = canvas.theme.dim;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(linePen(colour, canvas.part(0.035, 1, 2.5), {2.2, 1.6}));
    painter.drawEllipse(rect.center(), rect.width() * 0.38, rect.width() * 0.38);
    painter.setPen(linePen(colour, canvas.part(0.04, 1, 3)));
    for (const double y : {0.38, 0.5, 0.62})
        painter.drawLine(inside(rect, 0.34, y), inside(rect, 0.66, y));
}

/// Draws a warning triangle in the corner that numbers leave free.
void paintPeril(QPainter &painter, const QRectF &rect, const BoardCanvas &canvas)
{
    painter.setPen(linePen(canvas.theme.red.text, canvas.part(0.04, 1, 3)));
    painter.setBrush(faded(canvas.theme.red.fill, 0.22));
    painter.drawPolygon(QPolygonF({inside(rect, 0.74, 0.07), inside(rect, 0.94, 0.41), inside(rect, 0.54, 0.41)}));
    painter.drawLine(inside(rect, 0.74, 0.18), inside(rect, 0.74, 0.28));
    painter.drawPoint(inside(rect, 0.74, 0.35));
}

QPainterPath wave(const QRectF &rect, double y)
{
    QPainterPath path(inside(rect, 0.06, y));
    for (const double x : {0.06, 0.5})
        path.cubicTo(inside(rect, x + 0.14, y - 0.16), inside(rect, x + 0.3, y + 0.16), inside(rect, x + 0.44, y));
    return path;
}

/// Draws three waves.
void paintGas(QPainter &painter, const QRectF &rect, const BoardCanvas &canvas)
{
    const QColor colour = canvas.theme.board.gas;
    for (const double y : {0.2, 0.5, 0.8})
        painter.strokePath(wave(rect, y), linePen(faded(colour, 0.9), canvas.part(0.035, 1, 2.5)));
}

/// Draws a rounded square around a dot.
void paintMarker(QPainter &painter, const QRectF &rect, const BoardCanvas &canvas)
{
    const double inset = canvas.frame.side * 0.2;
    painter.setPen(linePen(canvas.theme.teal.fill, canvas.part(0.05, 1, 3)));
    painter.setBrush(faded(canvas.theme.board.floor, 0.8));
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), inset * 0.4, inset * 0.4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(canvas.theme.teal.fill);
    painter.drawEllipse(rect.center(), inset * 0.5, inset * 0.5);
}

using Paint = void (*)(QPainter &painter, const QRectF &rect, const BoardCanvas &canvas);

void paintEach(const BoardCanvas &canvas, const SpaceSet &set, Paint paint)
{
    Stamp stamp(canvas.painter, [&](QPainter &painter, const QRectF &rect) { paint(painter, rect, canvas); });
    set.forEach(
        [&](Space space)
        {
            if (canvas.shows(space))
                stamp.put(canvas.rectOf(space));
        });
}

} // namespace

void paintTerrain(const BoardCanvas &canvas, const omega::Board &board)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    // The tint is not part of the stamp: at a scale such as 150 percent stamps overlap by a part of a pixel.
    fillSpaces(canvas.painter, canvas.frame, board.gas & spacesIn(canvas.spaces), faded(canvas.theme.board.gas, 0.2));
    paintEach(canvas, board.gas, paintGas);
    paintEach(canvas, board.vents, paintVent);
    paintEach(canvas, board.peril, paintPeril);
    paintEach(canvas, board.markers, paintMarker);
}

} // namespace dossier
