#include "views/conquest/desk/odds_bars.h"

#include "views/kit/percentage.h"

#include <QEvent>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

constexpr int linesOfTheBars = 3;
constexpr int mostBars = 9;

} // namespace

OddsBars::OddsBars(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void OddsBars::render(const std::vector<double> &left)
{
    m_left = left;
    retranslate();
    update();
}

void OddsBars::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

QSize OddsBars::sizeHint() const
{
    return {160, fontMetrics().lineSpacing() * (linesOfTheBars + 2)};
}

QString OddsBars::spoken() const
{
    QStringList parts;
    for (std::size_t left = m_left.size(); left-- > 1;)
        parts << tr("%n alien(s) left: %1", "how a battle ends, its chance", static_cast<int>(left))
                     .arg(wording::percentage(m_left[left]));
    if (!m_left.empty())
        parts << tr("lost: %1", "how a battle ends, its chance").arg(wording::percentage(m_left.front()));
    return parts.join(QStringLiteral("; "));
}

void OddsBars::paintEvent(QPaintEvent * /*event*/)
{
    if (m_left.empty())
        return;
    QPainter painter(this);
    const int line = fontMetrics().lineSpacing();
    const auto bars = static_cast<int>(std::min<std::size_t>(m_left.size(), mostBars));
    const double wide = static_cast<double>(width()) / bars;
    const double most = std::max(0.0001, *std::ranges::max_element(m_left));
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.85);
    painter.setFont(small);
    for (int i = 0; i < bars; ++i)
    {
        // The most aliens at the left, none at the right.
        const auto left = static_cast<std::size_t>(bars - 1 - i);
        const double share = m_left[left] / most;
        const double high = std::max(2.0, share * line * linesOfTheBars);
        const QRectF bar(i * wide + 2, height() - line - high, wide - 4, high);
        painter.fillRect(bar, left == 0 ? m_theme.red.fill : m_theme.teal.fill);
        painter.setPen(m_theme.ink);
        painter.drawText(QRectF(i * wide, bar.top() - line, wide, line), Qt::AlignCenter,
            QLocale().toString(100 * m_left[left], 'f', 1));
        painter.setPen(m_theme.dim);
        painter.drawText(QRectF(i * wide, height() - line, wide, line), Qt::AlignCenter,
            left == 0 ? tr("lost", "a bar") : tr("%n left", "a bar: aliens", static_cast<int>(left)));
    }
}

void OddsBars::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void OddsBars::retranslate()
{
    setAccessibleName(spoken());
    setToolTip(tr("How the whole battle ends, exact. %1").arg(spoken()));
}

} // namespace dossier
