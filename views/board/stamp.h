#pragma once

#include <QPixmap>
#include <QRectF>

#include <functional>

class QPainter;

namespace dossier
{

/// A drawing in a square that a board shows many times. On a screen it is painted once and then copied, because Qt
/// paints curves and slanting lines slowly; on devices that keep lines (SVG, PDF) it is drawn each time.
class Stamp
{
public:
    using Draw = std::function<void(QPainter &painter, const QRectF &square)>;

    /// The drawing must stay in the square. The painter outlives the stamp.
    Stamp(QPainter &painter, Draw draw);

    /// Draws it into a square; all squares must have one size.
    void put(const QRectF &square);

private:
    void drawOnce(const QRectF &square);

    QPainter &m_painter;
    Draw m_draw;
    bool m_copies;
    bool m_drawn = false;
    QPixmap m_pixels;
    /// The position of the pixels in the square.
    QPointF m_offset;
};

} // namespace dossier
