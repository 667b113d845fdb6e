#include "views/omega/parts/phase_row.h"

#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <array>

namespace dossier
{

namespace
{

struct PhaseWords
{
    Q_DECLARE_TR_FUNCTIONS(dossier::PhaseRow)
};

constexpr std::array steps{omega::Step::Timer, omega::Step::Transfer, omega::Step::Initiative, omega::Step::Stances,
    omega::Step::Turns, omega::Step::Refresh, omega::Step::Spawn, omega::Step::Activate, omega::Step::Discard};
constexpr int stepCount = static_cast<int>(steps.size());
/// The higher weight gets its room first.
constexpr int nameWeight = 60;
constexpr int dotsWeight = 40;
constexpr int nextWeight = 30;
/// Average characters for the name of the step, and for that name with the next step.
constexpr int nameCharacters = 10;
constexpr int nextCharacters = 34;

QString whoseTurn(const omega::PublicTable &table)
{
    const auto *role = table.turn ? get_if<omega::Role>(&table.turn->who) : nullptr;
    return role != nullptr ? wording::calledOf(table, *role) : wording::name(omega::Step::Turns);
}

/// Returns whose turn it is, and its number out of how many.
QString turnOf(const omega::PublicTable &table)
{
    const std::vector<omega::Role> all = omega::takingTurns(table);
    int begun = 0;
    for (const omega::Role role : all)
        begun += omega::inPlay(table, role).done || (table.turn && table.turn->who == omega::Combatant(role)) ? 1 : 0;
    return PhaseWords::tr("%1 · %2 of %3", "a commando, his turn, all turns")
        .arg(whoseTurn(table), QString::number(begun), QString::number(all.size()));
}

/// The steps as they are painted.
struct Phases
{
    int due = -1;
    QString name{};
    QString shortName{};
    QString next{};
};

int dotStep(const QFont &font)
{
    return QFontMetrics(font).averageCharWidth() * 2 - 1;
}

void paintPhases(QPainter &painter, const Phases &phases, const QRect &area, bool hasDots, const Theme &theme)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const int dot = dotStep(painter.font());
    const double across = QFontMetrics(painter.font()).averageCharWidth() * 1.1;
    double left = 0;
    const auto dots = [&](int from, int to, const QColor &color)
    {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        for (int i = from; i < to; ++i, left += dot)
            painter.drawEllipse(QRectF(left, (area.height() - across) / 2, across, across));
    };
    const auto write = [&](const QString &words, const QColor &color, bool isBold, double room)
    {
        painter.save();
        QFont font = painter.font();
        font.setBold(isBold);
        painter.setFont(font);
        painter.setPen(color);
        const QFontMetrics metrics(font);
        const QString fits = metrics.elidedText(words, Qt::ElideRight, static_cast<int>(room));
        painter.drawText(QRectF(left, 0, room, area.height()), Qt::AlignLeft | Qt::AlignVCenter, fits);
        left += metrics.horizontalAdvance(fits) + dot / 2.0;
        painter.restore();
    };
    const auto writeName = [&](double room)
    {
        QFont bold = painter.font();
        bold.setBold(true);
        // If the whole name does not fit, the turn number is dropped before characters are.
        const bool fits = QFontMetrics(bold).horizontalAdvance(phases.name) <= room;
        write(fits ? phases.name : phases.shortName, theme.amber.text, true, room);
    };
    if (!hasDots)
        return writeName(area.width());
    dots(0, std::max(phases.due, 0), theme.teal.fill);
    if (phases.due < 0)
        return dots(0, stepCount, theme.line);
    dots(phases.due, phases.due + 1, theme.amber.fill);
    writeName(std::max(0.0, area.width() - left - dot * (stepCount - phases.due - 1.0)));
    dots(phases.due + 1, stepCount, theme.line);
    // The next step is named in full or not at all; a fraction of a pixel more is no room.
    if (area.width() - left > QFontMetrics(painter.font()).horizontalAdvance(phases.next) + 1)
        write(phases.next, theme.dim, false, area.width() - left);
}

Part phasesWith(int characters, bool hasDots, const Phases &phases)
{
    const auto size = [characters, hasDots](const QFont &font)
    {
        const QFontMetrics metrics(font);
        return QSize(
            (hasDots ? dotStep(font) * stepCount : 0) + metrics.averageCharWidth() * characters, metrics.height() + 6);
    };
    const auto paint = [phases, hasDots](QPainter &painter, const QRect &area, const Theme &theme)
    { paintPhases(painter, phases, area, hasDots, theme); };
    const QVariantList state{phases.due, phases.name, phases.shortName, phases.next};
    return painted(QStringLiteral("phases%1").arg(characters + (hasDots ? 1 : 0)), {paint, size, state});
}

} // namespace

Part phaseRow(const omega::View &view)
{
    const omega::Step now = view.open.clock.step;
    const auto due = std::ranges::find(steps, now);
    Phases phases;
    QStringList all;
    for (const omega::Step step : steps)
        all << wording::name(step);
    const QString tip = PhaseWords::tr("The steps of a round: %1").arg(all.join(QStringLiteral(" · ")));
    QString name = tip;
    if (due != steps.end())
    {
        phases.due = static_cast<int>(due - steps.begin());
        phases.name = now == omega::Step::Turns ? turnOf(view.open) : wording::name(now);
        phases.shortName = now == omega::Step::Turns ? whoseTurn(view.open) : phases.name;
        if (due + 1 != steps.end())
            phases.next = PhaseWords::tr("then %1", "a step of the round").arg(wording::name(*(due + 1)));
        name = PhaseWords::tr("Step %1 of %2: %3").arg(phases.due + 1).arg(stepCount).arg(phases.name);
    }
    const auto form = [&](int characters, bool hasDots)
    { return phasesWith(characters, hasDots, phases).named(name).withTip(tip); };
    return forms({form(nextCharacters, true).with(&Part::weight, nextWeight),
                     form(nameCharacters, true).with(&Part::weight, dotsWeight), form(nameCharacters, false)})
        .with(&Part::weight, nameWeight)
        .with(&Part::textWhenHidden, name)
        .when(now != omega::Step::Over)
        .stretched();
}

} // namespace dossier
