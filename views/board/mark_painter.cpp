#include "views/board/mark_painter.h"

#include "views/board/space_shapes.h"

#include <QPainter>

#include <cmath>

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

void paintCursor(const BoardCanvas &canvas, Space space)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    canvas.painter.setBrush(Qt::NoBrush);
    const double width = canvas.part(0.06, 2, 4);
    const double round = canvas.frame.side * 0.1;
    const QRectF rect = canvas.rectOf(space).adjusted(width / 2, width / 2, -width / 2, -width / 2);
    canvas.painter.setPen(QPen(canvas.theme.ground, width * 2));
    canvas.painter.drawRoundedRect(rect, round, round);
    canvas.painter.setPen(QPen(canvas.theme.ink, width));
    canvas.painter.drawRoundedRect(rect, round, round);
}

} // namespace dossier
