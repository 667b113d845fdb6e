// Publicly visible faults of entries for agents whose sheets are on paper.
#include "model/specter/seen/numbers.h"
#include "model/specter/seen/refusals.h"
#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/suppositions.h"

#include <algorithm>

namespace dossier::specter
{

namespace
{

/// Number of cards of a kind that so many uses need.
int copiesFor(const EquipmentCard &card, int uses)
{
    const int charges = std::max(1, card.charges);
    return (uses + charges - 1) / charges;
}

/// Returns the announced uses of each card by an agent, with one more use.
std::map<Equipment, int> usesWith(const AgentInPlay &agent, Equipment card)
{
    std::map<Equipment, int> uses = agent.announced;
    ++uses[card];
    return uses;
}

/// Returns the only character who can hold an agent's announced cards.
std::optional<AgentKind> ownerOf(const Pack &pack, const AgentInPlay &agent)
{
    for (const auto &[kind, uses] : agent.announced)
        if (const EquipmentCard *card = cardOf(pack, kind); card != nullptr && card->uniqueTo && uses > 0)
            return card->uniqueTo;
    return std::nullopt;
}

/// Returns an agent's character as his figure or a unique card has revealed it.
std::optional<AgentKind> knownAs(const Pack &pack, const AgentInPlay &agent)
{
    return agent.character ? agent.character : ownerOf(pack, agent);
}

/// SO-MOVE-2: true for more cards of that kind than the box has, or more of all kinds than the hand.
bool areTooMany(const PublicTable &table, Agent agent, Equipment card)
{
    int inHand = 0;
    int ofKind = 0;
    for (const auto &[kind, uses] : usesWith(specter::inPlay(table, agent), card))
        if (const EquipmentCard *printed = cardOf(table.pack, kind))
            inHand += copiesFor(*printed, uses);
    const EquipmentCard *printed = cardOf(table.pack, card);
    for (const auto &[other, inPlay] : table.agents)
    {
        const auto used = inPlay.announced.find(card);
        const int uses = (used == inPlay.announced.end() ? 0 : used->second) + (other == agent ? 1 : 0);
        ofKind += printed != nullptr ? copiesFor(*printed, uses) : 0;
    }
    return inHand > cardsToTake(table, agent) || printed == nullptr || ofKind > printed->copies;
}

} // namespace

Refusal unlessOpen(const View &seen, const std::optional<Coordinate> &space)
{
    const bool stands = !space || boardOf(seen.open).isOpen(*space);
    return stands ? std::nullopt : Refusal(Violation{rule::SO_BOARD_1, reason::OnAStructure{*space}});
}

Refusal refuseCharacter(const View &seen, Agent agent, const std::optional<AgentKind> &character)
{
    if (!character || !seen.open.agents.contains(agent))
        return std::nullopt;
    for (const auto &[other, inPlay] : seen.open.agents)
    {
        const std::optional<AgentKind> known = knownAs(seen.open.pack, inPlay);
        if (!known || (other == agent) == (*known == *character))
            continue;
        return other == agent ? Violation{rule::SO_MOVE_2, reason::KnownAs{*known}}
                              : Violation{rule::SO_TRAITOR_1, reason::CharacterInPlay{*character}};
    }
    return std::nullopt;
}

Refusal refuseShownCard(const View &seen, Agent agent, Equipment card)
{
    const EquipmentCard *printed = cardOf(seen.open.pack, card);
    if (areTooMany(seen.open, agent, card))
        return Violation{rule::SO_MOVE_2, reason::CardNotThere{card}};
    return printed->uniqueTo ? refuseCharacter(seen, agent, printed->uniqueTo) : std::nullopt;
}

Refusal refuseAnnounced(const View &seen, Agent agent, const std::optional<CardUse> &use)
{
    const EquipmentCard *card = use ? cardOf(seen.open.pack, use->card) : nullptr;
    if (card == nullptr || !card->announced)
        return std::nullopt;
    if (use->card == Equipment::VelocityBlade)
        return Violation{rule::SO_MOVE_2, reason::CardNotThere{use->card}};
    if (use->at && !boardOf(seen.open).isOpen(*use->at))
        return Violation{rule::SO_MOVE_2, reason::TokenTooFar{*use->at}};
    return refuseShownCard(seen, agent, use->card);
}

Refusal refuseTurningOver(const View &seen, const CompleteObjective &command)
{
    const auto in = [](const std::vector<Coordinate> &faces, const Coordinate &space)
    { return std::ranges::count(faces, space) > 0; };
    const std::vector<std::vector<Coordinate>> &sections = seen.open.pack.board.objectives;
    const auto section
        = std::ranges::find_if(sections, [&](const auto &faces) { return in(faces, command.objective); });
    if (section == sections.end())
        return Violation{rule::SO_BOARD_3, reason::NoObjective{command.objective}};
    for (const Coordinate &completed : seen.open.completed)
        if (in(*section, completed))
            return Violation{rule::SO_BOARD_3, reason::SectionCompleted{completed}};
    const AgentInPlay &agent = specter::inPlay(seen.open, command.agent);
    int reach = 0;
    for (const AgentCard &card : seen.open.pack.agents)
        if (knownAs(seen.open.pack, agent).value_or(card.kind) == card.kind)
            reach = std::max(reach, card.objectiveReach.value_or(usualObjectiveReach));
    std::vector<Coordinate> together = agent.turnedOver;
    together.push_back(command.objective);
    return besideAll(boardOf(seen.open), together, reach).empty()
        ? Refusal(Violation{rule::SO_MOVE_2, reason::NotBesideObjective{command.objective}})
        : std::nullopt;
}

} // namespace dossier::specter
