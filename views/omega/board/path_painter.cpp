#include "views/omega/board/path_painter.h"

#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

/// Returns the centres of a mover along the path: a large one's is where its four spaces meet.
std::vector<QPointF> middlesOf(const BoardCanvas &canvas, const FloorScene &scene)
{
    const bool known = scene.actor && *scene.actor < scene.board.pieces.size();
    const double half = known ? scene.board.pieces[*scene.actor].figure.size / 2.0 : 0.5;
    std::vector<QPointF> points;
    for (const Space space : scene.path)
        points.push_back(canvas.rectOf(space).topLeft() + QPointF(half, half) * canvas.frame.side);
    return points;
}

/// Returns the colour of a step; text in `onAccent` is readable on each of them.
QColor colourOf(const Theme &theme, std::size_t step, std::size_t wrong)
{
    if (step == wrong)
        return theme.red.fill;
    return step < wrong ? theme.teal.fill : theme.board.emi;
}

void paintCross(const BoardCanvas &canvas, QPointF at)
{
    const double arm = canvas.frame.side * 0.4;
    canvas.painter.setPen(linePen(canvas.theme.red.fill, canvas.part(0.09, 2, 7)));
    canvas.painter.drawLine(at - QPointF(arm, arm), at + QPointF(arm, arm));
    canvas.painter.drawLine(at - QPointF(arm, -arm), at + QPointF(arm, -arm));
}

/// True when another piece than the mover is on the step's space: its label must stay readable.
bool isTaken(const FloorScene &scene, Space space)
{
    for (std::size_t index = 0; index < scene.board.pieces.size(); ++index)
        if (scene.actor != index && scene.board.pieces[index].figure.covers(space))
            return true;
    return false;
}

/// Draws a step; in an occupied space it is smaller and in the corner.
void paintStep(const BoardCanvas &canvas, QPointF at, std::size_t number, const QColor &colour, bool taken)
{
    const double radius = canvas.frame.side * (taken ? 0.14 : 0.21);
    if (taken)
        at += QPointF(-0.36, -0.36) * canvas.frame.side;
    canvas.painter.setPen(QPen(canvas.theme.board.floor, canvas.part(0.03, 0.5, 2)));
    canvas.painter.setBrush(colour);
    canvas.painter.drawEllipse(at, radius, radius);
    QRectF into(0, 0, radius * 1.6, radius * 1.6);
    into.moveCenter(at);
    writeFitted(canvas, into, QString::number(number), radius * 1.45, canvas.theme.onAccent);
}

} // namespace

void paintPathLines(const BoardCanvas &canvas, const FloorScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QPointF> points = middlesOf(canvas, scene);
    const std::size_t wrong = scene.offendingStep.value_or(points.size());
    const double width = canvas.part(0.09, 2, 7);
    for (std::size_t step = 1; step < points.size(); ++step)
    {
        const QColor colour = colourOf(canvas.theme, step, wrong);
        canvas.painter.setPen(step < wrong ? linePen(colour, width) : linePen(colour, width * 0.7, {2, 1.5}));
        canvas.painter.drawLine(points[step - 1], points[step]);
    }
}

void paintPathSteps(const BoardCanvas &canvas, const FloorScene &scene)
{
    const KeptPainter kept(canvas.painter);
    canvas.painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QPointF> points = middlesOf(canvas, scene);
    const std::size_t wrong = scene.offendingStep.value_or(points.size());
    if (wrong < points.size())
        paintCross(canvas, points[wrong]);
    for (std::size_t step = 1; step < points.size(); ++step)
        paintStep(canvas, points[step], step, colourOf(canvas.theme, step, wrong), isTaken(scene, scene.path[step]));
}

} // namespace dossier
