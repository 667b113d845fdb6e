#include "views/board/stamp.h"

#include "views/board/board_canvas.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <iterator>
#include <utility>

namespace dossier
{

namespace
{

QImage pixelsOf(const QRectF &square, double ratio, const Stamp::Draw &draw)
{
    QImage pixels((square.size() * ratio).toSize().expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
    pixels.setDevicePixelRatio(ratio);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QRectF(QPointF(), square.size()));
    return pixels;
}

/// Returns the smallest rectangle that contains everything drawn.
QRect drawnIn(const QImage &pixels)
{
    QRect drawn;
    for (int y = 0; y < pixels.height(); ++y)
    {
        const auto *line = reinterpret_cast<const QRgb *>(pixels.constScanLine(y));
        const auto *end = line + pixels.width();
        const auto isDrawn = [](QRgb pixel) { return pixel != 0; };
        const auto *first = std::find_if(line, end, isDrawn);
        if (first == end)
            continue;
        const auto *last = std::find_if(std::reverse_iterator(end), std::reverse_iterator(first), isDrawn).base();
        drawn |= QRect(static_cast<int>(first - line), y, static_cast<int>(last - first), 1);
    }
    return drawn;
}

} // namespace

Stamp::Stamp(QPainter &painter, Draw draw)
    : m_painter(painter)
    , m_draw(std::move(draw))
    , m_copies(painter.paintEngine()->type() == QPaintEngine::Raster)
{
}

void Stamp::put(const QRectF &square)
{
    if (!m_copies)
    {
        const KeptPainter kept(m_painter);
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_draw(m_painter, square);
        return;
    }
    if (!m_drawn)
        drawOnce(square);
    if (!m_pixels.isNull())
        m_painter.drawPixmap(square.topLeft() + m_offset, m_pixels);
}

/// Copies only the pixels of the drawing, not the empty space around it.
void Stamp::drawOnce(const QRectF &square)
{
    const double ratio = m_painter.deviceTransform().m11();
    const QImage pixels = pixelsOf(square, ratio, m_draw);
    const QRect drawn = drawnIn(pixels);
    m_drawn = true;
    if (drawn.isEmpty())
        return;
    m_pixels = QPixmap::fromImage(pixels.copy(drawn));
    m_pixels.setDevicePixelRatio(ratio);
    m_offset = QPointF(drawn.topLeft()) / ratio;
}

} // namespace dossier
