#include "views/board/board_canvas.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace dossier
{

KeptPainter::KeptPainter(QPainter &painter)
    : m_painter(painter)
{
    m_painter.save();
}

KeptPainter::~KeptPainter()
{
    m_painter.restore();
}

QLineF BoardCanvas::lineOf(const Edge &edge) const
{
    const QRectF rect = rectOf(edge.at);
    return edge.side == Edge::Side::East ? QLineF(rect.topRight(), rect.bottomRight())
                                         : QLineF(rect.bottomLeft(), rect.bottomRight());
}

double BoardCanvas::part(double ofSide, double min, double max) const
{
    return std::clamp(frame.side * ofSide, min, max);
}

double BoardCanvas::textPixels(double ofSide) const
{
    const double asked = QFontInfo(painter.font()).pixelSize();
    return std::max(frame.side * ofSide * 0.6, std::min(asked, frame.side * ofSide));
}

QColor faded(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

QColor mixed(const QColor &a, const QColor &b, double part)
{
    const auto channel = [&](float one, float other) { return one + (other - one) * static_cast<float>(part); };
    return QColor::fromRgbF(
        channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()), channel(a.blueF(), b.blueF()));
}

void writeFitted(const BoardCanvas &canvas, const QRectF &into, const QString &text, double max, const QColor &colour)
{
    QFont font = canvas.painter.font();
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(static_cast<int>(max), 1));
    const double wide = QFontMetricsF(font).horizontalAdvance(text);
    if (wide > into.width())
        font.setPixelSize(std::max(static_cast<int>(max * into.width() / wide), 1));
    if (font.pixelSize() < 5)
        return;
    const KeptPainter kept(canvas.painter);
    canvas.painter.setFont(font);
    canvas.painter.setPen(colour);
    canvas.painter.drawText(into, Qt::AlignCenter | Qt::TextDontClip | Qt::TextSingleLine, text);
}

QPen linePen(const QColor &colour, double width, const QList<qreal> &dashes)
{
    QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (dashes.isEmpty())
        return pen;
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern(dashes);
    return pen;
}

} // namespace dossier
