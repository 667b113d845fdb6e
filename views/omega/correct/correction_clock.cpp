// Corrections of the deck, the clock and the turn.
#include "views/omega/correct/correction.h"

#include <algorithm>
#include <iterator>

namespace dossier
{

namespace
{

constexpr int maxCards = 60;
constexpr int maxRounds = 99;

OmegaCommands deck(DeskFormBuilder &form)
{
    return one(omega::DeckCounted{form.number(
        QStringLiteral("cards"), CorrectionWords::tr("Cards in the deck"), form.table().deck.left, 0, maxCards)});
}

/// Ends no turn and no effect: the correction only sets the clock.
OmegaCommands round(DeskFormBuilder &form)
{
    omega::Clock clock = form.table().clock;
    constexpr auto first = static_cast<std::size_t>(omega::Step::Timer);
    const auto now = static_cast<std::size_t>(clock.step);
    const std::size_t step = form.choice(QStringLiteral("step"), CorrectionWords::tr("Step"),
        namesOfAll(omega::Step::Timer), now < first ? 0 : now - first);
    clock.step = static_cast<omega::Step>(step + first);
    clock.round = form.number(QStringLiteral("round"), CorrectionWords::tr("Round"), clock.round, 0, maxRounds);
    return one(omega::ClockWritten{clock});
}

OmegaCommands turnOf(DeskFormBuilder &form)
{
    const omega::PublicTable &table = form.table();
    std::vector<std::optional<omega::Combatant>> all{std::nullopt};
    std::ranges::copy(everybodyOf(table), std::back_inserter(all));
    QStringList names{CorrectionWords::tr("no one")};
    QStringList ids{QStringLiteral("nobody")};
    std::size_t now = 0;
    for (std::size_t place = 1; place < all.size(); ++place)
    {
        names << wording::nameOf(table, *all[place]);
        ids << idOf(*all[place]);
        if (table.turn && table.turn->who == *all[place])
            now = place;
    }
    omega::TurnWritten written{std::nullopt, table.cloneAttacks, table.hazarded};
    const std::size_t chosen = form.choice(QStringLiteral("turn"), CorrectionWords::tr("Turn of"), names, now, ids);
    if (const auto &who = all[chosen])
        written.turn = omega::Turn{.who = *who};
    return one(written);
}

OmegaCommands timers(DeskFormBuilder &form)
{
    const omega::Clock &clock = form.table().clock;
    const auto space = [&](const QString &key, const QString &name, int now)
    { return form.number(key, name, now, 1, omega::Clock::lastSpace); };
    const int primary = space(QStringLiteral("primary"), CorrectionWords::tr("Primary timer"), clock.primary);
    std::optional<int> secondary = clock.secondary;
    if (secondary)
        secondary = space(QStringLiteral("secondary"), CorrectionWords::tr("Secondary timer"), *secondary);
    return one(omega::TimersMoved{primary, secondary});
}

OmegaCommands crisis(DeskFormBuilder &form)
{
    const std::size_t reached = form.choice(QStringLiteral("crisis"), CorrectionWords::tr("Crisis Point"),
        {CorrectionWords::tr("not reached"), CorrectionWords::tr("reached")}, form.table().clock.crisis ? 1 : 0);
    return one(omega::CrisisReached{reached == 1});
}

} // namespace

OmegaCommands correctionOfClock(CorrectionKind kind, DeskFormBuilder &form)
{
    switch (kind)
    {
    case CorrectionKind::Deck:
        return deck(form);
    case CorrectionKind::Round:
        return round(form);
    case CorrectionKind::TurnOf:
        return turnOf(form);
    case CorrectionKind::Timers:
        return timers(form);
    default:
        return crisis(form);
    }
}

} // namespace dossier
