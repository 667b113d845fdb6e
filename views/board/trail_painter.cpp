#include "views/board/trail_painter.h"

#include "views/board/street_painter.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>

namespace dossier
{

namespace
{

void paintLines(const BoardCanvas &canvas, const Trail &trail)
{
    const std::size_t wrong = trail.offending.value_or(trail.path.size());
    const double width = canvas.part(0.09, 2, 6);
    const QList<qreal> dashes = trail.dashed ? QList<qreal>{2, 1.5} : QList<qreal>();
    for (std::size_t step = 1; step < trail.path.size(); ++step)
    {
        const QPointF from = canvas.middleOf(trail.path[step - 1]);
        const QPointF to = canvas.middleOf(trail.path[step]);
        canvas.painter.setPen(linePen(canvas.theme.board.floor, width + 3));
        canvas.painter.drawLine(from, to);
        canvas.painter.setPen(step < wrong ? linePen(accentOf(canvas.theme, trail.tone).fill, width, dashes)
                                           : linePen(canvas.theme.red.fill, width * 0.7, {2, 1.5}));
        canvas.painter.drawLine(from, to);
    }
}

void paintCross(const BoardCanvas &canvas, QPointF at)
{
    const double arm = canvas.frame.side * 0.34;
    canvas.painter.setPen(linePen(canvas.theme.red.fill, canvas.part(0.09, 2, 6)));
    canvas.painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm));
    canvas.painter.drawLine(at - QPointF(arm, -arm), at + QPointF(arm, -arm));
}

/// Draws the start as a faint disc, the end as a large one; an amber dot is in the one at which he is seen.
void paintDisc(const BoardCanvas &canvas, const Trail &trail, std::size_t step)
{
    const bool last = step + 1 == trail.path.size();
    const bool wrong = trail.offending && step >= *trail.offending;
    const QPointF at = canvas.middleOf(trail.path[step]);
    const double radius = canvas.frame.side * (last && step > 0 ? 0.3 : step == 0 ? 0.22 : 0.13);
    const QColor colour = wrong ? canvas.theme.red.fill : accentOf(canvas.theme, trail.tone).fill;
    canvas.painter.setPen(QPen(canvas.theme.board.floor, canvas.part(0.04, 1, 2.5)));
    canvas.painter.setBrush(step == 0 && !last ? faded(colour, 0.55) : colour);
    canvas.painter.drawEllipse(at, radius, radius);
    if (trail.marked != step)
        return;
    canvas.painter.setBrush(canvas.theme.amber.fill);
    canvas.painter.drawEllipse(at, canvas.frame.side * 0.15, canvas.frame.side * 0.15);
}

/// Draws a ring around the place at which he is seen, and a cross at the faulty step of the path.
void paintMarks(const BoardCanvas &canvas, const Trail &trail, std::size_t step)
{
    const QPointF at = canvas.middleOf(trail.path[step]);
    if (trail.marked == step)
    {
        canvas.painter.setBrush(Qt::NoBrush);
        canvas.painter.setPen(QPen(canvas.theme.amber.text, canvas.part(0.05, 1.5, 3)));
        canvas.painter.drawEllipse(at, canvas.frame.side * 0.36, canvas.frame.side * 0.36);
    }
    if (trail.offending == step)
        paintCross(canvas, at);
}

/// The part that a plain way leaves free at its ends.
constexpr double tokenPart = 0.36;

void paintPlain(const BoardCanvas &canvas, const std::vector<Space> &way)
{
    if (way.size() < 2)
        return;
    QPolygonF line;
    for (const Space space : way)
        line << canvas.middleOf(space);
    line.front() += (line[1] - line[0]) * tokenPart;
    line.back() += (line[line.size() - 2] - line.back()) * tokenPart;
    const double width = canvas.part(0.055, 1.5, 4);
    const QColor colour = canvas.theme.teal.text;
    canvas.painter.setBrush(Qt::NoBrush);
    canvas.painter.setPen(QPen(colour, width * 1.2, Qt::SolidLine, Qt::FlatCap));
    canvas.painter.drawPolyline(line);
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(colour);
    canvas.painter.drawEllipse(line.front(), width * 1.4, width * 1.4);
}

} // namespace

void paintPlainWays(const BoardCanvas &canvas, const BoardScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (const std::vector<Space> &way : scene.ways)
        paintPlain(canvas, way);
}

void paintTrailLines(const BoardCanvas &canvas, const BoardScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (const Trail &trail : scene.trails)
    {
        paintLines(canvas, trail);
        if (!trail.bare && !trail.path.empty())
            paintDisc(canvas, trail, 0);
    }
}

void paintTrailSteps(const BoardCanvas &canvas, const BoardScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    for (const Trail &trail : scene.trails)
        for (std::size_t step = 0; step < trail.path.size() && !trail.bare; ++step)
        {
            if (step > 0)
                paintDisc(canvas, trail, step);
            paintMarks(canvas, trail, step);
        }
}

} // namespace dossier
