#include "views/omega/parts/phase_row.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "views/omega/words/wording.h"

#include <QPainter>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

constexpr std::array steps{omega::Step::Timer, omega::Step::Transfer, omega::Step::Initiative, omega::Step::Stances,
    omega::Step::Turns, omega::Step::Refresh, omega::Step::Spawn, omega::Step::Activate, omega::Step::Discard};

QString whoseTurn(const omega::PublicTable &table)
{
    const auto *role = table.turn ? get_if<omega::Role>(&table.turn->who) : nullptr;
    return role != nullptr ? wording::calledOf(table, *role) : wording::name(omega::Step::Turns);
}

/// Whose turn it is, and the how many'th of how many.
QString turnOf(const omega::PublicTable &table)
{
    const std::vector<omega::Role> all = omega::takingTurns(table);
    int begun = 0;
    for (const omega::Role role : all)
        begun += omega::inPlay(table, role).done || (table.turn && table.turn->who == omega::Combatant(role)) ? 1 : 0;
    return PhaseRow::tr("%1 · %2 of %3", "a commando, his turn, all turns")
        .arg(whoseTurn(table))
        .arg(begun)
        .arg(all.size());
}

} // namespace

PhaseRow::PhaseRow(QWidget *parent)
    : QWidget(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

void PhaseRow::setTheme(const Theme &theme)
{
    m_theme = theme;
    update();
}

void PhaseRow::render(const omega::View &view)
{
    const omega::Step now = view.open.clock.step;
    const auto due = std::ranges::find(steps, now);
    m_due = due == steps.end() ? -1 : static_cast<int>(due - steps.begin());
    m_name = m_due < 0 ? QString() : now == omega::Step::Turns ? turnOf(view.open) : wording::name(now);
    m_short = now == omega::Step::Turns ? whoseTurn(view.open) : m_name;
    const auto next = static_cast<std::size_t>(m_due) + 1;
    m_next = m_due < 0 || next >= steps.size()
        ? QString()
        : tr("then %1", "a step of the round").arg(wording::name(steps.at(next)));
    QStringList all;
    for (const omega::Step step : steps)
        all << wording::name(step);
    setToolTip(tr("The steps of a round: %1").arg(all.join(QStringLiteral(" · "))));
    setAccessibleName(m_due < 0 ? toolTip() : tr("Step %1 of %2: %3").arg(m_due + 1).arg(steps.size()).arg(m_name));
    update();
}

void PhaseRow::setBare(bool bare)
{
    m_bare = bare;
    updateGeometry();
    update();
}

int PhaseRow::dotStep() const
{
    return fontMetrics().averageCharWidth() * 2 - 1;
}

QSize PhaseRow::sizeHint() const
{
    return {
        dotStep() * static_cast<int>(steps.size()) + fontMetrics().averageCharWidth() * 34, fontMetrics().height() + 6};
}

QSize PhaseRow::minimumSizeHint() const
{
    const int dots = m_bare ? 0 : dotStep() * static_cast<int>(steps.size());
    return {dots + fontMetrics().averageCharWidth() * 10, fontMetrics().height() + 6};
}

void PhaseRow::paintEvent(QPaintEvent * /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double across = fontMetrics().averageCharWidth() * 1.1;
    double left = 0;
    const auto dots = [&](int from, int to, const QColor &colour)
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (int i = from; i < to; ++i, left += dotStep())
            painter.drawEllipse(QRectF(left, (height() - across) / 2, across, across));
    };
    const auto text = [&](const QString &what, const QColor &colour, bool bold, double room)
    {
        QFont font = this->font();
        font.setBold(bold);
        painter.setFont(font);
        painter.setPen(colour);
        // Where the whole name has no room, the number of the turn is left out before letters are.
        const QFontMetrics metrics(font);
        const bool whole = what != m_name || metrics.horizontalAdvance(what) <= room;
        const QString fits = metrics.elidedText(whole ? what : m_short, Qt::ElideRight, static_cast<int>(room));
        painter.drawText(QRectF(left, 0, room, height()), Qt::AlignLeft | Qt::AlignVCenter, fits);
        left += QFontMetrics(font).horizontalAdvance(fits) + dotStep() / 2.0;
    };
    if (m_bare)
    {
        text(m_name, m_theme.amber.text, true, width());
        return;
    }
    const int count = static_cast<int>(steps.size());
    dots(0, std::max(m_due, 0), m_theme.teal.fill);
    if (m_due < 0)
    {
        dots(0, count, m_theme.line);
        return;
    }
    dots(m_due, m_due + 1, m_theme.amber.fill);
    const double later = dotStep() * (count - m_due - 1.0);
    text(m_name, m_theme.amber.text, true, std::max(0.0, width() - left - later));
    dots(m_due + 1, count, m_theme.line);
    // What comes next is said whole or not at all; a part of a pixel more is no room.
    if (width() - left > fontMetrics().horizontalAdvance(m_next) + 1)
        text(m_next, m_theme.dim, false, width() - left);
}

} // namespace dossier
