#include "model/specter/seen/attack_rolls.h"

#include <numeric>

namespace dossier::specter
{

namespace
{

int modifierOf(const PublicTable &table, HunterKind hunter, const AgentInPlay &agent, Coordinate target)
{
    const HunterCard card = cardOf(table, hunter);
    int modifier = card.foresight ? card.foresight->dieModifier : 0;
    const AgentCard *character = agent.character ? cardOf(table.pack, *agent.character) : nullptr;
    if (character != nullptr && character->evasionModifier && character->evasionWithin)
    {
        const SpaceSet near = within(boardOf(table), inPlay(table, hunter).at, *character->evasionWithin);
        modifier += near.contains(target) ? *character->evasionModifier : 0;
    }
    const EquipmentCard *blade = cardOf(table.pack, Equipment::VelocityBlade);
    if (agent.bladeRaised && blade != nullptr)
        modifier += blade->rollModifier.value_or(0);
    return modifier;
}

} // namespace

std::optional<AttackTerms> attackTerms(
    const PublicTable &table, HunterKind hunter, Agent agent, Coordinate target, Means means)
{
    const std::optional<int> distance = stepsBetween(boardOf(table), inPlay(table, hunter).at, target);
    if (!distance)
        return std::nullopt;
    const HunterCard card = cardOf(table, hunter);
    AttackTerms terms{.distance = *distance, .modifier = modifierOf(table, hunter, inPlay(table, agent), target)};
    terms.oneMisses = !card.foresight || card.foresight->oneStillMisses;
    if (*distance == 0)
        terms.dice = 0;
    else if (card.shooting && means == Means::QuickDraw)
        // A shot along a line, in the printing in which it does not spot at once, gives the quick draw its dice.
        terms.dice = inPlay(table, hunter).gaze == Gaze::Open
            ? card.shooting->quickDrawDice
            : card.shooting->quickDrawDiceAfterShot.value_or(card.shooting->quickDrawDice);
    else if (card.shooting)
        terms.dice = card.shooting->attackDice;
    return terms;
}

std::optional<bool> hits(const AttackTerms &terms, const std::vector<std::vector<int>> &dice)
{
    if (terms.distance == 0)
        return true;
    int together = terms.modifier;
    for (const std::vector<int> &die : dice)
    {
        const int total = std::accumulate(die.begin(), die.end(), 0);
        const bool missed = terms.oneMisses && die.front() == 1;
        if (!missed && total + terms.modifier >= terms.distance)
            return true;
        together += missed ? 0 : total;
    }
    return dice.size() > 1 && together >= terms.distance ? std::nullopt : std::optional(false);
}

} // namespace dossier::specter
