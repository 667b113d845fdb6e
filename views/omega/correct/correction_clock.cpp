// What can be put right of the deck, of rounds, turns and timers.
#include "views/omega/correct/correction.h"
#include "views/omega/words/wording.h"

#include <QCoreApplication>

namespace dossier
{

namespace
{

/// The translation context of this file.
struct CorrectionWords
{
    Q_DECLARE_TR_FUNCTIONS(Correction)
};

using omega::PublicTable;

constexpr int mostCards = 60;
constexpr int mostRounds = 99;

Correction deck(const PublicTable &table)
{
    return {.numbers = {{CorrectionWords::tr("Cards in the deck"), 0, mostCards, table.deck.left}},
        .ask
        = [](const CorrectionInput &typed) { return std::optional(correcting(omega::DeckCounted{typed.typed[0]})); }};
}

/// Nobody's turn ends by it, and no effect: what is due is put right, not played.
Correction round(const PublicTable &table)
{
    QStringList steps;
    constexpr auto first = static_cast<std::size_t>(omega::Step::Timer);
    for (std::size_t step = first; step < words(omega::Step{}).size(); ++step)
        steps << wording::name(static_cast<omega::Step>(step));
    const auto now = static_cast<std::size_t>(table.clock.step);
    return {.lists = {{CorrectionWords::tr("Step"), steps, now < first ? 0 : now - first}},
        .numbers = {{CorrectionWords::tr("Round"), 0, mostRounds, table.clock.round}},
        .ask = [clock = table.clock](const CorrectionInput &typed)
        {
            omega::Clock other = clock;
            other.step = static_cast<omega::Step>(typed.chosen[0] + first);
            other.round = typed.typed[0];
            return std::optional(correcting(omega::ClockWritten{other}));
        }};
}

Correction turnOf(const PublicTable &table)
{
    std::vector<std::optional<omega::Combatant>> all{std::nullopt};
    QStringList names{CorrectionWords::tr("no one")};
    for (const auto &[role, commando] : table.commandos)
        all.emplace_back(role);
    for (const auto &[figure, standing] : table.figures)
        all.emplace_back(figure);
    std::size_t now = 0;
    for (std::size_t place = 1; place < all.size(); ++place)
    {
        names << wording::nameOf(table, *all[place]);
        if (table.turn && table.turn->who == *all[place])
            now = place;
    }
    return {.lists = {{CorrectionWords::tr("Turn of"), names, now}},
        .ask = [all, open = std::pair(table.cloneAttacks, table.hazarded)](const CorrectionInput &typed)
        {
            const std::optional<omega::Combatant> &who = chosenOf(all, typed.chosen[0]);
            omega::TurnWritten written{std::nullopt, open.first, open.second};
            if (who)
                written.turn = omega::Turn{.who = *who};
            return std::optional(correcting(written));
        }};
}

Correction timers(const PublicTable &table)
{
    const omega::Clock &clock = table.clock;
    Correction timers{.numbers = {{CorrectionWords::tr("Primary timer"), 1, omega::Clock::lastSpace, clock.primary}},
        .ask = [two = clock.secondary.has_value()](const CorrectionInput &typed)
        {
            return std::optional(
                correcting(omega::TimersMoved{typed.typed[0], two ? std::optional(typed.typed[1]) : std::nullopt}));
        }};
    if (clock.secondary)
        timers.numbers.push_back(
            {CorrectionWords::tr("Secondary timer"), 1, omega::Clock::lastSpace, *clock.secondary});
    return timers;
}

Correction crisis(const PublicTable &table)
{
    return {.lists = {{CorrectionWords::tr("Crisis Point"),
                {CorrectionWords::tr("not reached"), CorrectionWords::tr("reached")}, table.clock.crisis ? 1U : 0U}},
        .ask = [](const CorrectionInput &typed)
        { return std::optional(correcting(omega::CrisisReached{typed.chosen[0] == 1})); }};
}

} // namespace

Correction clockCorrection(CorrectionKind kind, const omega::View &view, const CorrectionInput & /*input*/)
{
    switch (kind)
    {
    case CorrectionKind::Deck:
        return deck(view.open);
    case CorrectionKind::Round:
        return round(view.open);
    case CorrectionKind::TurnOf:
        return turnOf(view.open);
    case CorrectionKind::Timers:
        return timers(view.open);
    default:
        return crisis(view.open);
    }
}

} // namespace dossier
