#include "views/conquest/desk/odds_bars.h"

#include "views/kit/percentage.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int linesOfTheBars = 3;
constexpr int maxBars = 9;

struct BarWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::OddsBars)
};

QString spokenBars(const std::vector<double> &left)
{
    QStringList parts;
    for (std::size_t aliens = left.size(); aliens-- > 1;)
        parts << BarWords::tr("%n alien(s) left: %1", "how a battle ends, its chance", static_cast<int>(aliens))
                     .arg(wording::percentage(left[aliens]));
    if (!left.empty())
        parts << BarWords::tr("lost: %1", "how a battle ends, its chance").arg(wording::percentage(left.front()));
    return parts.join(QStringLiteral("; "));
}

void paintBars(QPainter &painter, const QRect &area, const std::vector<double> &chances, const Theme &theme)
{
    if (chances.empty())
        return;
    QFont small = painter.font();
    const int line = painter.fontMetrics().lineSpacing();
    const auto bars = static_cast<int>(std::min<std::size_t>(chances.size(), maxBars));
    const double wide = static_cast<double>(area.width()) / bars;
    const double max = std::max(0.0001, *std::ranges::max_element(chances));
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    for (int i = 0; i < bars; ++i)
    {
        // The most aliens at the left, none at the right.
        const auto left = static_cast<std::size_t>(bars - 1 - i);
        const double share = chances[left] / max;
        const double high = std::max(2.0, share * line * linesOfTheBars);
        const QRectF bar(i * wide + 2, area.height() - line - high, wide - 4, high);
        painter.fillRect(bar, left == 0 ? theme.red.fill : theme.teal.fill);
        painter.setPen(theme.ink);
        painter.drawText(QRectF(i * wide, bar.top() - line, wide, line), Qt::AlignCenter,
            QLocale().toString(100 * chances[left], 'f', 1));
        painter.setPen(theme.dim);
        painter.drawText(QRectF(i * wide, area.height() - line, wide, line), Qt::AlignCenter,
            left == 0 ? BarWords::tr("lost", "a bar")
                      : BarWords::tr("%n left", "a bar: aliens", static_cast<int>(left)));
    }
}

} // namespace

Part oddsBars(const std::vector<double> &left)
{
    const QString spoken = spokenBars(left);
    return painted(QStringLiteral("oddsBars"),
        {.paint = [left](QPainter &painter, const QRect &area, const Theme &theme)
            { paintBars(painter, area, left, theme); },
            .size
            = [](const QFont &font) { return QSize(160, QFontMetrics(font).lineSpacing() * (linesOfTheBars + 2)); },
            .state = QVariant::fromValue(QList<double>(left.begin(), left.end()))})
        .named(spoken)
        .withTip(BarWords::tr("How the whole battle ends, exact. %1").arg(spoken));
}

} // namespace dossier
