#include "views/board/mark_painter.h"

#include "views/board/space_shapes.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace dossier
{

void paintMarked(const BoardCanvas &canvas, const SpaceSet &marked)
{
    if (marked.empty())
        return;
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing, false);
    const SpaceSet shown = spacesIn(canvas.spaces);
    fillSpaces(canvas.painter, canvas.frame, marked & shown, faded(canvas.theme.ink, 0.1));
    const QList<QLineF> outline = outlineOf(canvas.frame, marked, shown);
    const double width = canvas.part(0.06, 2, 3);
    fillLines(canvas.painter, outline, std::round(width), canvas.theme.ground);
    canvas.painter.setPen(linePen(canvas.theme.ink, width, {2, 2}));
    canvas.painter.drawLines(outline);
}

namespace
{

/// Returns the corners of a rounded frame: its sides are open in their middles, at the letters of doors.
QPainterPath cornersOf(const QRectF &rect, double round)
{
    const double arm = std::min(rect.width(), rect.height()) * 0.28;
    QPainterPath path;
    for (const auto &[corner, across, down] : {std::tuple{rect.topLeft(), 1, 1}, {rect.topRight(), -1, 1},
             {rect.bottomRight(), -1, -1}, {rect.bottomLeft(), 1, -1}})
    {
        path.moveTo(corner + QPointF(0, down * arm));
        path.lineTo(corner + QPointF(0, down * round));
        path.quadTo(corner, corner + QPointF(across * round, 0));
        path.lineTo(corner + QPointF(across * arm, 0));
    }
    return path;
}

} // namespace

void paintCursor(const BoardCanvas &canvas, const QRectF &around, const QList<QRectF> &names)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    canvas.painter.setBrush(Qt::NoBrush);
    const double width = canvas.part(0.06, 2, 4);
    const double round = canvas.frame.side * 0.1;
    const QRectF rect = around.adjusted(width / 2, width / 2, -width / 2, -width / 2);
    const QPainterPath corners = cornersOf(rect, round);
    QPainterPath free;
    free.addRect(around.adjusted(-width, -width, width, width));
    for (const QRectF &name : names)
    {
        QPainterPath written;
        written.addRoundedRect(name, name.height() / 2, name.height() / 2);
        free -= written;
    }
    if (!names.isEmpty())
        canvas.painter.setClipPath(free, Qt::IntersectClip);
    canvas.painter.setPen(QPen(canvas.theme.ground, width * 2));
    canvas.painter.drawPath(corners);
    canvas.painter.setPen(QPen(canvas.theme.ink, width));
    canvas.painter.drawPath(corners);
}

} // namespace dossier
