#include "specter_history.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

int chargesIn(const Pack &pack, Equipment kind)
{
    const EquipmentCard *card = cardOf(pack, kind);
    return card != nullptr ? card->copies * card->charges : 0;
}

/// SO-MOVE-2: the cards of the hand that have been announced; one that has several charges is one card.
int cardsAnnounced(const PublicTable &table, const AgentInPlay &agent)
{
    int cards = 0;
    for (const auto &[kind, uses] : agent.announced)
        cards += cardsFor(table.pack, kind, uses);
    return cards;
}

/// Whether an agent may still turn out to be that character, by what is known of him and the other.
bool mayBe(const PublicTable &table, Agent agent, AgentKind character)
{
    for (const auto &[other, inPlay] : table.agents)
    {
        const std::optional<AgentKind> known = inPlay.anyHand ? std::nullopt : characterTold(table, other);
        if (known && (other == agent) != (*known == character))
            return false;
    }
    return true;
}

/// What he may hold that nobody has seen.
void supposeHand(const PublicTable &table, Agent agent, Unknowns &unknowns)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    unknowns.hiddenCards = std::max(0, cardsToTake(table, agent) - cardsAnnounced(table, inPlay));
    unknowns.adrenalSurges = std::min(chargesIn(table.pack, Equipment::AdrenalSurge), unknowns.hiddenCards);
    unknowns.stealthFields = std::min(chargesIn(table.pack, Equipment::StealthField), unknowns.hiddenCards);
    unknowns.holoDecoys
        = unknowns.farReaching ? std::min(chargesIn(table.pack, Equipment::HoloDecoy), unknowns.hiddenCards) : 0;
    unknowns.decoyShows = decoyShows(table.options.edition);
    unknowns.anyHand = inPlay.anyHand;
}

} // namespace

std::optional<AgentKind> characterTold(const PublicTable &table, Agent agent)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    for (const AgentCard &card : table.pack.agents)
        if (!inPlay.character && inPlay.announced.contains(card.unique))
            return card.kind;
    return inPlay.character;
}

PublicHistory historyOf(const PublicTable &table, Agent agent)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    Unknowns unknowns{.others = false};
    for (const AgentCard &card : table.pack.agents)
        if (mayBe(table, agent, card.kind))
            (card.objectiveReach ? unknowns.farReaching : unknowns.others) = true;
    if (inPlay.anyHand)
        unknowns.farReaching = unknowns.others = true;
    supposeHand(table, agent, unknowns);
    if (setUpOf(table).traitor && agent == Agent::First)
    {
        if (table.traitor)
            unknowns.suspects = {idOf(*table.traitor)};
        else
            for (const auto &[kind, hunter] : table.hunters)
                unknowns.suspects.push_back(idOf(kind));
    }
    return {inPlay.start, inPlay.turns, unknowns};
}

} // namespace dossier::specter
