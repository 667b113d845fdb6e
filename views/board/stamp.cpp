#include "views/board/stamp.h"

#include "views/board/board_canvas.h"

#include <QPaintEngine>
#include <QPainter>

#include <cmath>
#include <utility>

namespace dossier
{

namespace
{

QPixmap pixelsOf(const QRectF &square, double ratio, const Stamp::Draw &draw)
{
    QPixmap pixels((square.size() * ratio).toSize().expandedTo(QSize(1, 1)));
    pixels.setDevicePixelRatio(ratio);
    pixels.fill(Qt::transparent);
    QPainter painter(&pixels);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter, QRectF(QPointF(), square.size()));
    return pixels;
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
    if (m_pixels.isNull())
        m_pixels = pixelsOf(square, m_painter.deviceTransform().m11(), m_draw);
    m_painter.drawPixmap(square.topLeft(), m_pixels);
}

} // namespace dossier
