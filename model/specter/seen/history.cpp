#include "model/specter/seen/history.h"

#include "model/specter/seen/possible.h"

#include <algorithm>
#include <iterator>

namespace dossier::specter
{

namespace
{

int chargesIn(const Pack &pack, Equipment kind)
{
    const EquipmentCard *card = cardOf(pack, kind);
    return card != nullptr ? card->copies * card->charges : 0;
}

/// SO-MOVE-2: number of cards of the hand that have been announced; one with several charges is one card.
int cardsAnnounced(const PublicTable &table, const AgentInPlay &agent)
{
    int cards = 0;
    for (const auto &[kind, uses] : agent.announced)
        cards += cardsFor(table.pack, kind, uses);
    return cards;
}

/// Returns the charges left of a kind after somebody has used that many: a card of several charges belongs to one
/// player.
int chargesLeft(const Pack &pack, Equipment kind, int used)
{
    const EquipmentCard *card = cardOf(pack, kind);
    return card != nullptr ? std::max(0, card->copies - cardsFor(pack, kind, used)) * card->charges : 0;
}

std::vector<HiddenUse> usesOf(const PublicTable &table, const PublicHistory &history)
{
    const Board board = boardOf(table);
    Possibilities possibilities(history.start, history.unknowns);
    for (const TurnFacts &facts : history.turns)
        possibilities.advance(board, facts);
    return possibilities.uses();
}

/// Keeps the remainders that no other remainder contains.
std::vector<LeftInBox> maxOf(const std::vector<LeftInBox> &all)
{
    const auto leavesMore = [](const LeftInBox &one, const LeftInBox &other)
    {
        return one != other && one.farReaching >= other.farReaching && one.adrenalSurges >= other.adrenalSurges
            && one.stealthFields >= other.stealthFields;
    };
    std::vector<LeftInBox> max;
    std::ranges::copy_if(all, std::back_inserter(max), [&](const LeftInBox &one)
        { return std::ranges::none_of(all, [&](const LeftInBox &other) { return leavesMore(other, one); }); });
    return max;
}

/// True when an agent may still turn out to be that character, by the public facts of him and of the other.
bool mayBe(const PublicTable &table, Agent agent, AgentKind character)
{
    for (const auto &[other, inPlay] : table.agents)
    {
        const std::optional<AgentKind> known = inPlay.anyHand ? std::nullopt : characterShown(table, other);
        if (known && (other == agent) != (*known == character))
            return false;
    }
    return true;
}

/// Adds the unseen cards that he may hold.
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

std::optional<AgentKind> characterShown(const PublicTable &table, Agent agent)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    for (const AgentCard &card : table.pack.agents)
        if (!inPlay.character && inPlay.announced.contains(card.unique))
            return card.kind;
    return inPlay.character;
}

namespace
{

/// SO-TRAITOR-1: adds the possible secret traitors; after a ruling about it, each hunter who plays.
void suspect(const PublicTable &table, Unknowns &unknowns)
{
    unknowns.anyTraitor = specter::inPlay(table, Agent::First).anyTraitor;
    if (unknowns.anyTraitor)
        for (const HunterKind kind : table.players.hunters)
            unknowns.suspects.push_back(idOf(kind));
    else if (setUpOf(table).traitor && table.traitor)
        unknowns.suspects = {idOf(*table.traitor)};
    else if (setUpOf(table).traitor)
        for (const auto &[kind, hunter] : table.hunters)
            unknowns.suspects.push_back(idOf(kind));
}

/// Returns the public facts about an agent, without regard to the other agent's cards.
PublicHistory historyApart(const PublicTable &table, Agent agent)
{
    const AgentInPlay &inPlay = specter::inPlay(table, agent);
    Unknowns unknowns{.others = false};
    for (const AgentCard &card : table.pack.agents)
        if (mayBe(table, agent, card.kind))
            (card.objectiveReach ? unknowns.farReaching : unknowns.others) = true;
    if (inPlay.anyHand)
        unknowns.farReaching = unknowns.others = true;
    supposeHand(table, agent, unknowns);
    if (agent == Agent::First)
        suspect(table, unknowns);
    return {inPlay.start, inPlay.turns, unknowns};
}

/// SO-TRAITOR-1: returns the rest of the box for each way that the other agent's facts allow him. If his facts
/// contradict each other, they say nothing.
std::vector<LeftInBox> leftInBox(const PublicTable &table, Agent by)
{
    if (!table.agents.contains(by) || specter::inPlay(table, by).anyHand)
        return {};
    const PublicHistory history = historyApart(table, by);
    PublicHistory bare = history;
    bare.unknowns.hiddenCards = 0;
    // Most often his facts need no card, and then all cards may be left.
    if (const std::vector<HiddenUse> uses = usesOf(table, bare); std::ranges::count(uses, HiddenUse{}) > 0)
        return {};
    std::vector<LeftInBox> left;
    for (const HiddenUse &use : usesOf(table, history))
        left.push_back({!use.farReaching, chargesLeft(table.pack, Equipment::AdrenalSurge, use.adrenalSurges),
            chargesLeft(table.pack, Equipment::StealthField, use.stealthFields)});
    return maxOf(left);
}

} // namespace

PublicHistory historyOf(const PublicTable &table, Agent agent)
{
    PublicHistory history = historyApart(table, agent);
    if (!specter::inPlay(table, agent).anyHand)
        history.unknowns.leftInBox = leftInBox(table, agent == Agent::First ? Agent::Second : Agent::First);
    return history;
}

} // namespace dossier::specter
