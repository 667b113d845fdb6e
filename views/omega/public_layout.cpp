#include "public_layout.h"

#include <QRectF>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr double margin = 2.2;
constexpr double gap = 1.3;

/// Cuts a rectangle into parts from its top, with gaps between them.
class Column
{
public:
    Column(const QRectF &rect, double unit)
        : m_rest(rect)
        , m_unit(unit)
    {
    }

    QRect take(double units)
    {
        const double high = std::min(units * m_unit, m_rest.height());
        const QRectF part(m_rest.left(), m_rest.top(), m_rest.width(), high);
        m_rest.setTop(std::min(m_rest.top() + high + gap * m_unit, m_rest.bottom()));
        return part.toRect();
    }

    QRect takeFromBottom(double units)
    {
        const double high = std::min(units * m_unit, m_rest.height());
        const QRectF part(m_rest.left(), m_rest.bottom() - high, m_rest.width(), high);
        m_rest.setBottom(std::max(m_rest.bottom() - high - gap * m_unit, m_rest.top()));
        return part.toRect();
    }

    [[nodiscard]] QRectF rest() const { return m_rest; }

private:
    QRectF m_rest;
    double m_unit;
};

/// The header and the foot, which both shapes have.
Column framed(PublicLayout &layout, const QSize &window, double larger, double trackHeight)
{
    layout.letters = layout.unit * larger;
    const double rim = margin * layout.unit;
    Column column(QRectF(QPointF(), window).adjusted(rim, rim, -rim, -rim), layout.unit);
    layout.header = column.take(11.6 * larger);
    layout.track = column.take(trackHeight * larger);
    layout.journal = column.takeFromBottom(6.8 * larger);
    return column;
}

PublicLayout wide(const QSize &window, double larger)
{
    PublicLayout layout;
    layout.unit = std::min(window.width() / 150.0, window.height() / 100.0);
    Column column = framed(layout, window, larger, 5.6);
    layout.commandos = column.take(16.4 * larger);
    const QRectF middle = column.rest();
    const double left = middle.width() * (larger > 1 ? 0.56 : 0.5);
    Column parts(QRectF(middle.topLeft(), QSizeF(left, middle.height())), layout.unit);
    layout.pool = parts.take(13 * larger);
    layout.reserves = parts.takeFromBottom(10 * larger);
    layout.wells = parts.rest().toRect();
    layout.map = middle.adjusted(left + gap * layout.unit, 0, 0, 0).toRect();
    return layout;
}

PublicLayout tall(const QSize &window, double larger)
{
    PublicLayout layout;
    layout.unit = std::min(window.width() / 96.0, window.height() / 132.0);
    Column column = framed(layout, window, larger, 10);
    layout.commandos = column.take(30 * larger);
    layout.pool = column.take(13.5 * larger);
    layout.wells = column.take(17 * larger);
    layout.reserves = column.take(10 * larger);
    layout.map = column.rest().toRect();
    return layout;
}

} // namespace

PublicLayout publicLayoutOf(const QSize &window, int textPercent)
{
    const double larger = 1 + (textPercent - 100) / 600.0;
    return window.width() * 10 >= window.height() * 12 ? wide(window, larger) : tall(window, larger);
}

} // namespace dossier
