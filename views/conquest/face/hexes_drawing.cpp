#include "views/conquest/face/hexes_drawing.h"

#include "views/kit/theme.h"

#include <QPainter>

namespace dossier
{

namespace
{

/// Height of a hexagon as a share of the picture's, and the width of half of it.
constexpr double hexShare = 0.4;
constexpr double halfOfHeight = 0.5773;

class HexesPainter
{
public:
    HexesPainter(QPainter &painter, const QRectF &area, const Theme &theme)
        : m_painter(painter)
        , m_area(area)
        , m_theme(theme)
        , m_height(area.height() * hexShare)
    {
    }

    void paint()
    {
        m_painter.fillRect(m_area, m_theme.ground);
        const int columns = static_cast<int>(m_area.width() / (m_height * halfOfHeight * 1.5)) + 2;
        for (int x = 0; x < columns; ++x)
            for (int y = -1; y < 4; ++y)
                paintHex(x, y, m_theme.panel, m_theme.line);
        paintHex(1, 1, m_theme.raised, m_theme.amber.fill);
        paintHex(3, 1, m_theme.raised, m_theme.dim);
        paintHex(5, 1, m_theme.raised, m_theme.green.fill);
        paintCity(centerOf(3, 1));
        paintSaucer(centerOf(1, 1), m_theme.amber.fill);
        paintSaucer(centerOf(2, 1), m_theme.amber.fill);
        paintSaucer(centerOf(4, 1), m_theme.green.fill);
        paintSaucer(centerOf(5, 1), m_theme.green.fill);
        // A token of the resistance that nobody has turned up.
        const double width = m_height * 0.4;
        m_painter.setPen(QPen(m_theme.red.fill, 2));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(
            QRectF(centerOf(2, 2) - QPointF(width / 2, width / 4), QSizeF(width, width / 2)), 6, 6);
    }

private:
    [[nodiscard]] QPointF centerOf(int x, int y) const
    {
        const double down = (y + (x % 2 == 0 ? 0.0 : 0.5)) * m_height;
        return {m_area.left() + x * m_height * halfOfHeight * 1.5 + m_height * 0.3, m_area.top() + down};
    }

    void paintHex(int x, int y, const QColor &fill, const QColor &edge)
    {
        const QPointF center = centerOf(x, y);
        const double half = m_height * halfOfHeight;
        const double up = m_height / 2;
        const QPolygonF hex{{center.x() - half, center.y()}, {center.x() - half / 2, center.y() - up},
            {center.x() + half / 2, center.y() - up}, {center.x() + half, center.y()},
            {center.x() + half / 2, center.y() + up}, {center.x() - half / 2, center.y() + up}};
        m_painter.setPen(QPen(edge, 2));
        m_painter.setBrush(fill);
        m_painter.drawPolygon(hex);
    }

    void paintSaucer(const QPointF &center, const QColor &fill)
    {
        const double half = m_height * 0.24;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(fill);
        m_painter.drawEllipse(center, half, half * 0.36);
        m_painter.drawEllipse(center - QPointF(0, half * 0.3), half * 0.45, half * 0.36);
    }

    void paintCity(const QPointF &center)
    {
        const double width = m_height * 0.12;
        double left = center.x() - 2 * width;
        for (const double high : {1.2, 2.0, 1.6, 2.8})
        {
            m_painter.fillRect(
                QRectF(left, center.y() + width * 1.4 - width * high, width + 0.5, width * high), m_theme.dim);
            left += width;
        }
    }

    QPainter &m_painter;
    QRectF m_area;
    const Theme &m_theme;
    double m_height;
};

} // namespace

void paintHexes(QPainter &painter, const QRectF &area, const Theme &theme)
{
    HexesPainter(painter, area, theme).paint();
}

} // namespace dossier
