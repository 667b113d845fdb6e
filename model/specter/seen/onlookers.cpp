#include "model/specter/seen/onlookers.h"

#include <algorithm>
#include <span>

namespace dossier::specter
{

namespace
{

/// Returns the turns of the first agent while a traitor is secret; none when there is nothing to note.
std::span<TurnFacts> turnsOfTheFirst(PublicTable &table)
{
    const auto first = table.agents.find(Agent::First);
    if (!setUpOf(table).traitor || table.traitor || first == table.agents.end())
        return {};
    return first->second.turns;
}

/// Returns the agent's place if a move and some of the facts after it made it public.
std::optional<Coordinate> knownPlace(const TurnFacts &turn, std::span<const LaterFact> later)
{
    std::optional<Coordinate> place;
    if (turn.shown && turn.shown->what == Showing::Seen)
        place = turn.shown->at;
    for (const LaterFact &fact : later)
    {
        if (const auto *found = get_if<FoundBy>(&fact))
            place = found->agent;
        if (const auto *stood = get_if<StoodAt>(&fact))
            place = stood->agent;
    }
    return place;
}

/// True when the agent's figure was put down for that hunter.
bool isFoundBy(std::span<const LaterFact> later, HunterId hunter)
{
    return std::ranges::any_of(later,
        [&](const LaterFact &fact)
        {
            const auto *found = get_if<FoundBy>(&fact);
            return found != nullptr && found->from.hunter == hunter;
        });
}

} // namespace

void noteOnlookersOfMove(PublicTable &table)
{
    const std::span<TurnFacts> turns = turnsOfTheFirst(table);
    if (turns.empty() || !turns.back().shown || !turns.back().shown->at)
        return;
    const TurnFacts *last = turns.size() > 1 ? &turns[turns.size() - 2] : nullptr;
    const std::optional<Coordinate> known
        = last != nullptr ? knownPlace(*last, last->later) : inPlay(table, Agent::First).start;
    if (known == turns.back().shown->at)
        return;
    turns.back().onlookers.clear();
    for (const Lookout &lookout : turns.back().hunters)
        if (last == nullptr || !isFoundBy(last->later, lookout.hunter))
            turns.back().onlookers.push_back(lookout.hunter);
}

void noteOnlookersOfTurn(PublicTable &table, HunterKind hunter)
{
    const std::span<TurnFacts> turns = turnsOfTheFirst(table);
    if (turns.empty())
        return;
    std::vector<LaterFact> &later = turns.back().later;
    for (std::size_t i = 0; i < later.size(); ++i)
    {
        const std::span<const LaterFact> before = std::span(later).first(i);
        FoundBy *found = get_if<FoundBy>(&later[i]);
        if (found == nullptr || found->from.hunter != idOf(hunter) || !found->onlookers.empty()
            || knownPlace(turns.back(), before) == found->agent)
            continue;
        for (const Lookout &lookout : lookouts(table))
            if (lookout.hunter != idOf(hunter) && !isFoundBy(before, lookout.hunter))
                found->onlookers.push_back(lookout);
    }
}

void forgetWhoLookedOn(PublicTable &table)
{
    const std::span<TurnFacts> turns = turnsOfTheFirst(table);
    if (turns.empty())
        return;
    for (LaterFact &fact : turns.back().later)
        if (const FoundBy *found = get_if<FoundBy>(&fact); found != nullptr && found->onlookers.empty())
            fact = StoodAt{found->agent};
}

} // namespace dossier::specter
