#pragma once

#include <QRect>
#include <QRectF>

#include <algorithm>

namespace dossier
{

/// Cuts a rectangle of a window for everybody into parts from its top, with gaps between them. Heights are in the
/// window's units.
class PublicColumn
{
public:
    static constexpr double margin = 2.2;
    static constexpr double gap = 1.3;

    PublicColumn(const QRectF &rect, double unit)
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

} // namespace dossier
