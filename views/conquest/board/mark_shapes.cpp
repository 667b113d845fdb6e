#include "views/conquest/board/mark_shapes.h"

#include <QFontMetricsF>
#include <QPainterPath>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace conquest;

void write(const HexCanvas &canvas, const QRectF &into, const QString &text, const QColor &ink,
    Qt::Alignment where = Qt::AlignCenter)
{
    // Text that is a hair too wide is not cut: the rectangle only centres it.
    canvas.painter.setPen(ink);
    canvas.painter.drawText(into, static_cast<int>(where) | Qt::TextDontClip | Qt::TextSingleLine, text);
}

QColor fillOf(const HexCanvas &canvas, const HexMark &mark)
{
    return mark.player ? accentOf(canvas.theme, *mark.player).fill : canvas.theme.line;
}

/// A shape with a number at its right.
void paintNumber(const HexCanvas &canvas, const HexMark &mark)
{
    const double wide = mark.fontSize * shapeOfANumber;
    const QRectF &rect = mark.rect;
    const double number = QFontMetricsF(canvas.painter.font()).horizontalAdvance(mark.text);
    const double gap = mark.fontSize * gapBeforeANumber;
    const QRectF shape(rect.center().x() - (wide + gap + number) / 2, rect.center().y() - wide / 2, wide, wide);
    canvas.painter.setPen(Qt::NoPen);
    if (mark.kind == HexMarkKind::Resistance)
    {
        canvas.painter.setBrush(canvas.theme.blue.fill);
        const QPointF middle = shape.center();
        canvas.painter.drawPolygon(QPolygonF{{middle.x(), shape.top()}, {shape.right(), middle.y()},
            {middle.x(), shape.bottom()}, {shape.left(), middle.y()}});
    }
    else
    {
        canvas.painter.setBrush(canvas.theme.green.fill);
        canvas.painter.drawEllipse(shape.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    write(canvas, QRectF(shape.right() + gap, rect.top(), number + 1, rect.height()), mark.text, canvas.theme.ink,
        Qt::AlignLeft | Qt::AlignVCenter);
}

QPainterPath saucer(const QRectF &body)
{
    QPainterPath path;
    const double high = body.height();
    path.addEllipse(QRectF(body.left() + body.width() * 0.27, body.top(), body.width() * 0.46, high * 0.6));
    QPainterPath disc;
    disc.addEllipse(QRectF(body.left(), body.top() + high * 0.26, body.width(), high * 0.74));
    return path.united(disc);
}

/// Returns a figure with a head and shoulders.
QPainterPath ally(const QRectF &body)
{
    QPainterPath path;
    const double high = body.height();
    path.addEllipse(QRectF(body.center().x() - high * 0.28, body.top(), high * 0.56, high * 0.5));
    QPainterPath shoulders;
    shoulders.moveTo(body.left() + body.width() * 0.1, body.bottom());
    shoulders.lineTo(body.left() + body.width() * 0.2, body.top() + high * 0.3);
    shoulders.lineTo(body.right() - body.width() * 0.2, body.top() + high * 0.3);
    shoulders.lineTo(body.right() - body.width() * 0.1, body.bottom());
    shoulders.closeSubpath();
    return path.united(shoulders);
}

QString countText(int count)
{
    return count > 1 ? QStringLiteral("×%1").arg(count) : QString();
}

void paintAlien(const HexCanvas &canvas, const HexMark &mark)
{
    const QString count = countText(mark.count);
    const double side = canvas.geometry.side();
    const double more
        = count.isEmpty() ? 0 : QFontMetricsF(canvas.painter.font()).horizontalAdvance(count) + side * 0.05;
    const QRectF body = mark.rect.adjusted(0, 0, -more, 0);
    const QColor fill = fillOf(canvas, mark);
    const QPainterPath shape = mark.kind == HexMarkKind::Ally ? ally(body) : saucer(body);
    canvas.painter.setBrush(mark.faint ? canvas.theme.ground : fill);
    const double line = std::max(1.0, side * 0.025);
    canvas.painter.setPen(mark.picked ? QPen(canvas.theme.ink, line * 2.2)
            : mark.faint              ? QPen(fill, line)
                                      : QPen(canvas.theme.ground, line * 0.7));
    canvas.painter.drawPath(shape);
    const QColor fontSize = !mark.faint ? canvas.theme.onAccent : canvas.theme.ink;
    write(canvas, body.adjusted(0, body.height() * 0.24, 0, 0), mark.text, fontSize);
    if (!count.isEmpty())
        write(canvas, mark.rect, count, canvas.theme.ink, Qt::AlignRight | Qt::AlignVCenter);
}

/// CQ-STATE-3: soft ones have a red border and are round, hard ones a blue one and corners.
void paintToken(const HexCanvas &canvas, const HexMark &mark)
{
    const Theme &theme = canvas.theme;
    const bool hard = mark.hardness == Hardness::Hard;
    const Accent &accent = hard ? theme.blue : theme.red;
    const double line = std::max(1.0, canvas.geometry.side() * 0.025);
    canvas.painter.setPen(
        QPen(mark.hardness ? accent.fill : theme.dim, line, mark.faint ? Qt::DashLine : Qt::SolidLine));
    canvas.painter.setBrush(mark.faint ? QBrush(Qt::NoBrush) : QBrush(theme.ground));
    const double round = hard ? mark.rect.height() * 0.15 : mark.rect.height() / 2;
    canvas.painter.drawRoundedRect(mark.rect, round, round);
    const QString count = countText(mark.count);
    write(canvas, mark.rect, count.isEmpty() ? mark.text : mark.text + QLatin1Char(' ') + count, theme.ink);
}

void paintFlag(const HexCanvas &canvas, const HexMark &mark)
{
    const QRectF &rect = mark.rect;
    canvas.painter.setPen(QPen(canvas.theme.ink, std::max(1.0, canvas.geometry.side() * 0.025)));
    canvas.painter.drawLine(rect.topLeft(), rect.bottomLeft());
    const QRectF cloth(rect.left(), rect.top(), rect.width(), rect.height() * 0.7);
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(fillOf(canvas, mark));
    canvas.painter.drawRect(cloth);
    write(canvas, cloth, mark.text, canvas.theme.onAccent);
}

void paintRuin(const HexCanvas &canvas, const HexMark &mark)
{
    canvas.painter.setPen(
        QPen(canvas.theme.red.text, std::max(2.0, canvas.geometry.side() * 0.045), Qt::SolidLine, Qt::RoundCap));
    canvas.painter.drawLine(mark.rect.topLeft(), mark.rect.bottomRight());
    canvas.painter.drawLine(mark.rect.topRight(), mark.rect.bottomLeft());
}

void paintNote(const HexCanvas &canvas, const HexMark &mark)
{
    canvas.painter.setPen(Qt::NoPen);
    canvas.painter.setBrush(canvas.theme.ink);
    canvas.painter.drawRoundedRect(mark.rect, mark.rect.height() / 2, mark.rect.height() / 2);
    write(canvas, mark.rect, mark.text, canvas.theme.ground);
}

} // namespace

void paintMark(const HexCanvas &canvas, const HexMark &mark)
{
    canvas.painter.setFont(fontOf(mark, canvas.painter.font()));
    switch (mark.kind)
    {
    case HexMarkKind::Name:
        return write(canvas, mark.rect, mark.text, canvas.theme.ink);
    case HexMarkKind::Code:
        return write(canvas, mark.rect, mark.text, canvas.theme.dim);
    case HexMarkKind::Note:
        return paintNote(canvas, mark);
    case HexMarkKind::Resistance:
    case HexMarkKind::Population:
        return paintNumber(canvas, mark);
    case HexMarkKind::Saucer:
    case HexMarkKind::Ally:
        return paintAlien(canvas, mark);
    case HexMarkKind::Token:
        return paintToken(canvas, mark);
    case HexMarkKind::Flag:
        return paintFlag(canvas, mark);
    case HexMarkKind::Ruin:
        return paintRuin(canvas, mark);
    }
}

} // namespace dossier
