#include "views/specter/parts/size_line.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

struct SizeWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::SizeLine)
};

void paintLine(
    QPainter &painter, const QRect &rect, std::vector<int> all, const std::optional<int> &next, const Theme &theme)
{
    if (next)
        all.push_back(*next);
    if (all.size() < 2)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = QRectF(rect).adjusted(4, 6, -6, -4);
    const double max = std::max(*std::ranges::max_element(all), 1);
    QPolygonF line;
    for (std::size_t i = 0; i < all.size(); ++i)
        line << QPointF(area.left() + area.width() * static_cast<double>(i) / static_cast<double>(all.size() - 1),
            area.bottom() - area.height() * all[i] / max);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(area.bottomLeft(), area.bottomRight());
    painter.setPen(QPen(theme.blue.fill, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(next ? line.first(line.size() - 1) : line);
    if (next)
    {
        painter.setPen(QPen(theme.amber.fill, 2, Qt::DotLine, Qt::RoundCap));
        painter.drawLine(line[line.size() - 2], line.back());
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(next ? theme.amber.fill : theme.blue.fill);
    painter.drawEllipse(line.back(), 3.5, 3.5);
}

} // namespace

Part sizeLine(const std::vector<int> &sizes, std::optional<int> next)
{
    QStringList words;
    for (std::size_t turn = 0; turn < sizes.size(); ++turn)
        words << SizeWords::tr("turn %1: %2", "numbers").arg(turn).arg(sizes[turn]);
    if (next)
        words << SizeWords::tr("after this move: %1").arg(*next);
    return painted(QStringLiteral("sizeLine"),
        {.paint = [sizes, next](QPainter &painter, const QRect &area, const Theme &theme)
            { paintLine(painter, area, sizes, next, theme); },
            .size =
                [](const QFont &font)
            {
                const QFontMetrics metrics(font);
                return QSize(metrics.averageCharWidth() * 16, metrics.height() * 3);
            },
            .state = words})
        .named(SizeWords::tr("Spaces by turn"))
        .withTip(words.join(u'\n'));
}

} // namespace dossier
