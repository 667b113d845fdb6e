#include "views/specter/parts/size_line.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>

namespace dossier
{

SizeLine::SizeLine(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void SizeLine::render(const std::vector<int> &sizes, std::optional<int> next)
{
    m_sizes = sizes;
    m_next = next;
    QStringList words;
    for (std::size_t turn = 0; turn < sizes.size(); ++turn)
        words << tr("turn %1: %2", "numbers").arg(turn).arg(sizes[turn]);
    if (next)
        words << tr("after this move: %1").arg(*next);
    setAccessibleName(tr("Spaces by turn"));
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setToolTip(words.join(QStringLiteral("\n")));
    update();
}

void SizeLine::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize SizeLine::sizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().height() * 3};
}

void SizeLine::paintEvent(QPaintEvent * /*event*/)
{
    std::vector<int> all = m_sizes;
    if (m_next)
        all.push_back(*m_next);
    if (all.size() < 2)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect()).adjusted(4, 6, -6, -4);
    const double most = std::max(*std::ranges::max_element(all), 1);
    QPolygonF line;
    for (std::size_t i = 0; i < all.size(); ++i)
        line << QPointF(area.left() + area.width() * static_cast<double>(i) / static_cast<double>(all.size() - 1),
            area.bottom() - area.height() * all[i] / most);
    painter.setPen(QPen(m_theme.line, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(QPen(m_theme.blue.fill, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(m_next ? line.first(line.size() - 1) : line);
    if (m_next)
    {
        painter.setPen(QPen(m_theme.amber.fill, 2, Qt::DotLine, Qt::RoundCap));
        painter.drawLine(line[line.size() - 2], line.back());
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_next ? m_theme.amber.fill : m_theme.blue.fill);
    painter.drawEllipse(line.back(), 3.5, 3.5);
}

} // namespace dossier
