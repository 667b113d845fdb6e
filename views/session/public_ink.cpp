#include "views/session/public_ink.h"

#include <QFontMetricsF>

#include <algorithm>

namespace dossier
{

namespace
{

/// Limits for shrinking a font before a line is cut: half of its size, and never smaller than `minSize`.
constexpr double minPart = 0.5;
constexpr double minSize = 1.6;
constexpr double captionSize = 2.1;

QFont fontOf(const QPainter &painter, double pixels, QFont::Weight weight)
{
    QFont font = painter.font();
    font.setWeight(weight);
    font.setPixelSize(std::max(static_cast<int>(pixels), 1));
    return font;
}

} // namespace

PublicInk::PublicInk(QPainter &painter, const Theme &theme, double unit)
    : m_painter(painter)
    , m_theme(theme)
    , m_unit(unit)
{
    m_painter.setRenderHint(QPainter::Antialiasing);
}

double PublicInk::write(const QRectF &into, const QString &text, const Lettering &how)
{
    if (text.isEmpty())
        return 0;
    const double max = std::min(units(how.size), into.height());
    const int min = static_cast<int>(std::min(max, units(std::max(minSize, how.size * minPart))));
    QFont font = fontOf(m_painter, max, how.weight);
    while (font.pixelSize() > min && QFontMetricsF(font).horizontalAdvance(text) > into.width())
        font.setPixelSize(font.pixelSize() - 1);
    const QFontMetricsF metrics(font);
    const bool fits = metrics.horizontalAdvance(text) <= into.width();
    const QString shown = fits ? text : metrics.elidedText(text, Qt::ElideRight, into.width());
    m_cut = m_cut || !fits;
    m_painter.save();
    m_painter.setFont(font);
    m_painter.setPen(how.colour);
    m_painter.drawText(into, static_cast<int>(how.where) | Qt::TextDontClip | Qt::TextSingleLine, shown);
    m_painter.restore();
    m_min = m_min > 0 ? std::min<double>(m_min, font.pixelSize()) : font.pixelSize();
    return metrics.horizontalAdvance(shown);
}

void PublicInk::writeWrapped(const QRectF &into, const QString &text, const Lettering &how)
{
    if (text.isEmpty())
        return;
    const int flags = static_cast<int>(how.where) | Qt::TextWordWrap;
    const int min = static_cast<int>(units(std::max(minSize, how.size * minPart)));
    QFont font = fontOf(m_painter, units(how.size), how.weight);
    const auto fits = [&](const QString &words)
    {
        return into.height()
            >= QFontMetricsF(font).boundingRect(QRectF(0, 0, into.width(), 1e4), flags, words).height();
    };
    while (font.pixelSize() > min && !fits(text))
        font.setPixelSize(font.pixelSize() - 1);
    QString shown = text;
    while (!shown.isEmpty() && !fits(shown == text ? text : shown + QChar(0x2026)))
        shown.chop(1);
    m_cut = m_cut || shown != text;
    m_painter.save();
    m_painter.setFont(font);
    m_painter.setPen(how.colour);
    m_painter.drawText(into, flags, shown == text ? text : shown + QChar(0x2026));
    m_painter.restore();
    m_min = m_min > 0 ? std::min<double>(m_min, font.pixelSize()) : font.pixelSize();
}

QRectF PublicInk::caption(const QRectF &into, const QString &text)
{
    const double high = units(captionSize * 1.35);
    write(QRectF(into.left(), into.top(), into.width(), high), text.toUpper(),
        {captionSize, m_theme.dim, QFont::DemiBold});
    return into.adjusted(0, high, 0, 0);
}

void PublicInk::card(const QRectF &rect, const QColor &border, double width) const
{
    const double half = width / 2;
    m_painter.setPen(QPen(border, width));
    m_painter.setBrush(m_theme.panel);
    m_painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), units(1.2), units(1.2));
}

void PublicInk::pips(const QRectF &into, PublicPips kind, int count, int max, Qt::Alignment where) const
{
    const int all = std::max(count, max);
    if (all <= 0)
        return;
    const double step = std::min(into.width() / all, into.height() * 1.18);
    const double side = step / 1.18;
    const double left = where.testFlag(Qt::AlignRight) ? into.right() - step * all + step - side : into.left();
    const QColor colour = kind == PublicPips::Adrenaline ? m_theme.amber.fill : m_theme.red.fill;
    const double border = std::max(side * 0.08, 1.0);
    for (int i = 0; i < all; ++i)
    {
        const QRectF pip = QRectF(left + i * step, into.center().y() - side / 2, side, side)
                               .adjusted(border, border, -border, -border);
        QColor line = colour;
        line.setAlphaF(i < count ? 1 : 0.6F);
        m_painter.setPen(QPen(line, border));
        m_painter.setBrush(i < count ? QBrush(colour) : Qt::NoBrush);
        if (kind == PublicPips::Adrenaline)
            m_painter.drawEllipse(pip);
        else
            m_painter.drawRoundedRect(pip, side * 0.15, side * 0.15);
    }
}

} // namespace dossier
