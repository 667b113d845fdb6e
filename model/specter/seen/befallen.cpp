#include "model/specter/seen/befallen.h"

#include "model/specter/seen/numbers.h"

#include <ranges>

namespace dossier::specter
{

namespace
{

HunterKind kindOf(const Lookout &lookout)
{
    return static_cast<HunterKind>(lookout.hunter.number - 1);
}

/// Returns the place that Power Fists revealed, before the move or after it.
std::optional<Coordinate> placeOfFists(const AgentInPlay &agent, const AnnouncedCard &card)
{
    if (card.before && agent.turns.size() == 1)
        return agent.start;
    const TurnFacts &turn = agent.turns[agent.turns.size() - (card.before ? 2 : 1)];
    const StoodAt *told = nullptr;
    for (const LaterFact &fact : turn.later)
        if (const auto *stood = get_if<StoodAt>(&fact); stood != nullptr && (card.before || told == nullptr))
            told = stood;
    return told != nullptr ? std::optional(told->agent) : std::nullopt;
}

void addFists(Befallen &all, const PublicTable &table, const AgentInPlay &agent, const AnnouncedCard &card)
{
    const std::optional<Coordinate> from = placeOfFists(agent, card);
    if (!from)
        return;
    const SpaceSet near = within(boardOf(table), *from, card.within);
    for (const Lookout &hunter : agent.turns.back().hunters)
        if (!hunter.inVehicle && near.contains(hunter.at))
            all.stunned.insert(kindOf(hunter));
}

/// Adds a flash before the move, which changes the hunters' sight during it.
void addFlash(Befallen &all, const PublicTable &table, const TurnFacts &turn, const AnnouncedCard &card)
{
    SpaceSet smoke;
    for (const Coordinate &space : turn.smoke)
        smoke.set(space);
    const Board board = boardOf(table);
    for (const Lookout &hunter : turn.hunters)
        if (card.before ? hunter.gaze == Gaze::Blind
                        : card.at && seenBy(board, hunter, smoke, false).contains(*card.at))
            all.blinded.insert(kindOf(hunter));
}

/// Adds the hunters whom Cobra stunned because they ended on his space.
void addTrodden(Befallen &all, const PublicTable &table, const AgentInPlay &agent)
{
    const AgentCard *card = agent.character ? cardOf(table.pack, *agent.character) : nullptr;
    if (card == nullptr || !card->ambushOnAtLeast)
        return;
    for (const LaterFact &fact : agent.turns.back().later)
        if (const auto *found = get_if<FoundBy>(&fact);
            found != nullptr && found->from.at == found->agent && !found->from.inVehicle)
            all.stunned.insert(kindOf(found->from));
}

} // namespace

Befallen befallenBy(const PublicTable &table, Agent agent)
{
    Befallen all;
    const auto known = table.agents.find(agent);
    if (known == table.agents.end() || known->second.turns.empty())
        return all;
    const TurnFacts &turn = known->second.turns.back();
    if (const std::optional<AnnouncedCard> &card = turn.announced)
    {
        if (card->card == Equipment::PowerFists)
            addFists(all, table, known->second, *card);
        else if (card->card == Equipment::FlashBang)
            addFlash(all, table, turn, *card);
        else if (card->card == Equipment::TangleLine && card->hit == true && card->target)
            all.stunned.insert(kindOf(*card->target));
    }
    addTrodden(all, table, known->second);
    all.stunned.insert(known->second.ambushed.begin(), known->second.ambushed.end());
    return all;
}

} // namespace dossier::specter
