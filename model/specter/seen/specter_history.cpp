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

/// Whether an agent may still turn out to be that character.
bool mayBe(const PublicTable &table, Agent agent, AgentKind character)
{
    for (const auto &[other, inPlay] : table.agents)
        if (inPlay.character && (other == agent) != (*inPlay.character == character))
            return false;
    return true;
}

} // namespace

PublicHistory historyOf(const PublicTable &table, Agent agent)
{
    const AgentInPlay &inPlay = table.agents.at(agent);
    Unknowns unknowns{.others = false};
    for (const AgentCard &card : table.pack.agents)
        if (mayBe(table, agent, card.kind))
            (card.objectiveReach ? unknowns.farReaching : unknowns.others) = true;
    const int dealt = cardsToTake(table, agent);
    unknowns.hiddenCards = std::max(0, dealt - static_cast<int>(inPlay.announced.size()));
    unknowns.adrenalSurges = std::min(chargesIn(table.pack, Equipment::AdrenalSurge), unknowns.hiddenCards);
    unknowns.stealthFields = std::min(chargesIn(table.pack, Equipment::StealthField), unknowns.hiddenCards);
    unknowns.holoDecoys
        = unknowns.farReaching ? std::min(chargesIn(table.pack, Equipment::HoloDecoy), unknowns.hiddenCards) : 0;
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
