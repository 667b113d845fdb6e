#include "views/omega/face/rooms_drawing.h"

#include "views/kit/theme.h"

#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int rowsOfRooms = 6;

class RoomsPainter
{
public:
    RoomsPainter(QPainter &painter, const QRectF &area, const Theme &theme)
        : m_painter(painter)
        , m_area(area)
        , m_theme(theme)
        , m_side(area.height() / rowsOfRooms)
    {
    }

    void paint()
    {
        m_painter.fillRect(m_area, m_theme.board.wall);
        const int last = static_cast<int>(m_area.width() / m_side) + 1;
        paintRoom({1, 1, 4, 4}, m_theme.violet.fill);
        paintRoom({5, 2, 1, 2}, {});
        paintRoom({6, 0, last - 6, 4}, m_theme.teal.fill);
        paintRoom({8, 4, 3, 2}, {});
        // A closed door, and the room behind it that nobody has seen.
        const QRectF door = rectOf(5, 2).adjusted(-m_side * 0.1, 0, 0, 0);
        m_painter.fillRect(QRectF(door.left(), door.top(), m_side * 0.2, m_side * 2), m_theme.violet.fill);
        QFont font = m_painter.font();
        font.setPixelSize(std::max(1, static_cast<int>(m_side * 1.2)));
        font.setBold(true);
        m_painter.setFont(font);
        m_painter.setPen(m_theme.violet.text);
        m_painter.drawText(QRectF(rectOf(1, 1).topLeft(), rectOf(4, 4).bottomRight()), Qt::AlignCenter, u"?"_qs);
        paintSight({6, 3}, {11, 1});
        paintFigure({9, 2}, m_theme.red.fill);
        paintFigure({11, 1}, m_theme.red.fill);
        paintFigure({6, 3}, m_theme.teal.fill);
    }

private:
    [[nodiscard]] QRectF rectOf(int x, int y) const
    {
        return {m_area.left() + x * m_side, m_area.top() + y * m_side, m_side, m_side};
    }

    void paintRoom(const QRect &spaces, const QColor &tint)
    {
        for (int y = spaces.top(); y <= spaces.bottom(); ++y)
            for (int x = spaces.left(); x <= spaces.right(); ++x)
            {
                const QRectF space = rectOf(x, y);
                m_painter.fillRect(space, m_theme.board.floor);
                QColor wash = tint;
                wash.setAlphaF(0.16F);
                if (tint.isValid())
                    m_painter.fillRect(space, wash);
                m_painter.setPen(m_theme.board.gridLine);
                m_painter.setBrush(Qt::NoBrush);
                m_painter.drawRect(space);
            }
    }

    void paintFigure(QPoint space, const QColor &fill)
    {
        m_painter.setPen(QPen(m_theme.ground, 2));
        m_painter.setBrush(fill);
        m_painter.drawEllipse(rectOf(space.x(), space.y()).center(), m_side * 0.38, m_side * 0.38);
    }

    /// Paints the two lines between which a figure sees another.
    void paintSight(QPoint from, QPoint to)
    {
        m_painter.setPen(QPen(m_theme.teal.fill, 2));
        const QPointF eye = rectOf(from.x(), from.y()).center();
        m_painter.drawLine(eye, rectOf(to.x(), to.y()).topLeft());
        m_painter.drawLine(eye, rectOf(to.x(), to.y()).bottomRight());
    }

    QPainter &m_painter;
    QRectF m_area;
    const Theme &m_theme;
    double m_side;
};

} // namespace

void paintRooms(QPainter &painter, const QRectF &area, const Theme &theme)
{
    RoomsPainter(painter, area, theme).paint();
}

} // namespace dossier
