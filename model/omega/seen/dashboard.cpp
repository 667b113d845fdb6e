#include "model/omega/seen/dashboard.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"

#include <algorithm>

namespace dossier::omega
{

std::optional<int> abilityCost(const PublicTable &table, const Ability &ability, const std::optional<Combatant> &on)
{
    const bool ready = tokensIn(table, ability.id) == 0;
    if (!ready && !ability.committable)
        return std::nullopt;
    const std::optional<int> cost = ready ? ability.readyCost : ability.committedCost;
    const bool driven = on && sideOf(table, *on) == Side::Enemy && inAuraOf(table, *on, Keyword::Drive);
    // OP-DASH-4, EN 1259: an ability that brings figures or markers is used on the map, not on an enemy.
    const bool isUsedOnEnemies = ability.spawns.empty() && !ability.places;
    if (!cost || !driven || !isUsedOnEnemies)
        return cost;
    return std::max(std::min(1, *cost), *cost - 1);
}

bool bringsClones(const PublicTable &table, const Ability &ability)
{
    return std::ranges::any_of(ability.spawns,
        [&](const KindId &kind)
        {
            const FigureCard *card = found(table.content.figures, kind);
            return card != nullptr && card->breed == Breed::Clone;
        });
}

int maxSpawned(const PublicTable &table, const Ability &ability)
{
    const int commandos = static_cast<int>(table.commandos.size());
    if (!ability.max)
        return commandos;
    return bringsClones(table, ability) ? std::min(*ability.max, commandos) : *ability.max;
}

namespace
{

/// OP-DASH-1: spawn abilities only before enemies are activated; others as they say.
Refusal atTheWrongTime(const PublicTable &table, const Ability &ability)
{
    const Step step = table.clock.step;
    switch (ability.timing)
    {
    case AbilityTiming::Spawn:
        if (step == Step::Spawn)
            return nothingPending(table);
        return Violation{rule::OP_DASH_1, reason::AbilityNotInStep{ability.id, step}};
    case AbilityTiming::Activation:
        if (step == Step::Activate)
            return std::nullopt;
        return Violation{rule::OP_DASH_1, reason::AbilityNotInStep{ability.id, step}};
    case AbilityTiming::AnyTime:
        break;
    }
    return step == Step::SetUp || step == Step::Over ? inStep(table, {Step::Spawn}) : std::nullopt;
}

/// OP-DASH-1: an ability that quickens a move is used on the activated enemy.
Refusal onNobodyMoving(const PublicTable &table, const Ability &ability, const std::optional<Combatant> &on)
{
    if (!ability.timesSpeed)
        return std::nullopt;
    if (!on)
        return Violation{rule::OP_DASH_1, reason::AbilityOnNobody{ability.id}};
    if (sideOf(table, *on) != Side::Enemy)
        return Violation{rule::OP_DASH_1, reason::AbilityNotOn{ability.id, *on}};
    if (!table.turn || table.turn->who != *on)
        return Violation{rule::OP_DASH_1, reason::AbilityOnTheInactive{ability.id, *on}};
    // An enemy that cannot move any more gains nothing from it.
    if (table.turn->attacked || table.turn->moved)
        return Violation{
            rule::OP_DASH_1, table.turn->attacked ? Reason(reason::AttackedAlready{}) : Reason(reason::MovedAlready{})};
    const FigureCard *card = cardOf(table, *on);
    if (card == nullptr || !card->speed)
        return unknownValue(rule::OP_DASH_1, Stat::Speed);
    // OP-SAME-1.
    const bool isThere = std::ranges::any_of(
        table.effects, [&](const Effect &effect) { return effect.on == *on && effect.name.text == ability.id.text; });
    if (table.printing == Printing::Revised && isThere)
        return Violation{rule::OP_SAME_1, reason::AddsToItself{{ability.id.text}, *on}};
    return std::nullopt;
}

/// OP-DASH-1: nothing is paid for figures or markers of which none is left.
Refusal nothingLeftToBring(const PublicTable &table, const Ability &ability)
{
    const auto isLeft = [&](const KindId &kind)
    {
        const auto reserve = table.reserves.find(kind);
        return reserve != table.reserves.end() && reserve->second > 0;
    };
    if (!ability.spawns.empty() && std::ranges::none_of(ability.spawns, isLeft))
        return Violation{rule::OP_SPAWN_1, reason::NoneInReserve{ability.spawns.front()}};
    if (!ability.spawns.empty() || !ability.places || ability.markers < 1)
        return std::nullopt;
    const int there = markersOnTheMap(table, *ability.places);
    const int box = boxHolds(*ability.places, table.printing);
    return there < box ? Refusal{} : Violation{rule::OP_ROOM_2, reason::MarkersInTheBox{there + 1, box}};
}

} // namespace

/// OP-DASH-1, -2, -4, -5.
Refusal refuse(const View &seen, const UseAbility &command)
{
    const PublicTable &table = seen.open;
    const Ability &ability = *found(table.content.abilities, command.ability);
    if (auto no = atTheWrongTime(table, ability))
        return no;
    if (auto no = onNobodyMoving(table, ability, command.on))
        return no;
    const int tokens = tokensIn(table, ability.id);
    if (tokens > 0 && !ability.committable)
        return Violation{rule::OP_DASH_2, reason::AbilityCommitted{ability.id, tokens}};
    const std::optional<int> cost = abilityCost(table, ability, command.on);
    if (!cost)
        return unknownValue(rule::OP_DASH_2, tokens > 0 ? Blank::CommittedCost : Blank::ReadyCost);
    if (auto no = spending(table, *cost))
        return no;
    if (auto no = nothingLeftToBring(table, ability))
        return no;
    if (command.count && !ability.spawns.empty() && (*command.count < 1 || *command.count > maxSpawned(table, ability)))
        return Violation{rule::OP_DASH_5, reason::BringsFewer{*command.count, maxSpawned(table, ability)}};
    return std::nullopt;
}

} // namespace dossier::omega
