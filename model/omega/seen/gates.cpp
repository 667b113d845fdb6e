#include "model/omega/seen/gates.h"

#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/doors.h"

#include <algorithm>

namespace dossier::omega
{

Reason turnOf(const PublicTable &table)
{
    return table.turn ? Reason(reason::AnothersTurn{table.turn->who}) : Reason(reason::NobodysTurn{});
}

Refusal inStep(const PublicTable &table, std::initializer_list<Step> allowed)
{
    if (std::ranges::find(allowed, table.clock.step) != allowed.end())
        return std::nullopt;
    return Violation{rule::OP_ROUND_1, reason::OtherStep{table.clock.step, *allowed.begin()}};
}

namespace
{

Refusal nothingIn(const Pending &pending)
{
    using reason::Matter;
    if (!pending.any())
        return std::nullopt;
    const Matter matter = pending.attack ? Matter::Attack
        : pending.challenge              ? Matter::Challenge
        : !pending.hazards.empty()       ? Matter::Hazard
        : !pending.allowances.empty()    ? Matter::Placement
        : pending.reveal                 ? Matter::Reveal
        : pending.move                   ? Matter::Move
                                         : Matter::Event;
    return Violation{rule::OP_ACT_1, reason::UnderWay{matter}};
}

} // namespace

Refusal nothingPending(const PublicTable &table)
{
    return nothingIn(table.pending);
}

Refusal nothingUnanswerable(const PublicTable &table)
{
    Pending rest = table.pending;
    rest.move.reset();
    rest.allowances.clear();
    rest.reveal.reset();
    if (rest.attack && !rest.attack->faces && !rest.interrupts.empty())
        rest.attack.reset();
    return nothingIn(rest);
}

Refusal noDiceDue(const PublicTable &table)
{
    Pending rest = table.pending;
    rest.allowances.clear();
    rest.reveal.reset();
    rest.move.reset();
    rest.events.clear();
    return nothingIn(rest);
}

Refusal triedDoorAsksFor(const PublicTable &table)
{
    const Role *role = table.turn ? get_if<Role>(&table.turn->who) : nullptr;
    if (role == nullptr || !table.pending.tried)
        return std::nullopt;
    const Commando &commando = inPlay(table, *role);
    if (commando.condition != Condition::Active || !commando.at || !isAtDoor(*table.pending.tried, *commando.at))
        return std::nullopt;
    const std::optional<UnknownValue> unknown = unknownOfDoor(table, *table.pending.tried, *role);
    return unknown ? unknownValue(rule::OP_DOOR_2, *unknown)
                   : Violation{rule::OP_ACT_1, reason::UnderWay{reason::Matter::Challenge}};
}

Refusal increasing(const PublicTable &table, Role role, int by)
{
    if (by == 0)
        return std::nullopt;
    const Commando &commando = inPlay(table, role);
    const std::optional<int> max = maxAdrenalineOf(table, role);
    if (!max)
        return unknownValue(rule::OP_ADR_2, Stat::MaxAdrenaline);
    if (adrenalineOf(table, role) + by > *max)
    {
        reason::TooMuchAdrenaline no{adrenalineOf(table, role), by, *max};
        if (commando.stance && !onDownedCard(commando))
            no.card = *commando.stance;
        return Violation{rule::OP_ADR_2, no};
    }
    if (table.adrenaline.bank < by)
        return Violation{rule::OP_ADR_1, reason::BankTooSmall{table.adrenaline.bank, by}};
    return std::nullopt;
}

Refusal spending(const PublicTable &table, int cost)
{
    if (table.adrenaline.pool >= cost)
        return std::nullopt;
    return Violation{rule::OP_ADR_1, reason::PoolTooSmall{table.adrenaline.pool, cost}};
}

Refusal paying(const PublicTable &table, const std::optional<Role> &by, int cost)
{
    return by ? increasing(table, *by, cost) : spending(table, cost);
}

Refusal inTurn(const PublicTable &table, Role role, ActionKind action)
{
    if (auto no = inStep(table, {Step::Turns}))
        return no;
    if (!table.turn || table.turn->who != Combatant(role))
        return Violation{rule::OP_ACT_1, turnOf(table)};
    if (auto no = nothingPending(table))
        return no;
    if (action != ActionKind::OpenDoor)
        if (auto no = triedDoorAsksFor(table))
            return no;
    const Commando &commando = inPlay(table, role);
    if (commando.condition == Condition::Active || action == ActionKind::Move)
        return std::nullopt;
    const Sheet *sheet = sheetOf(table, role);
    const bool allowed = table.printing == Printing::Revised && onDownedCard(commando) && sheet != nullptr
        && std::ranges::count(sheet->downed.actions, action) > 0;
    return allowed ? std::nullopt : Refusal(Violation{rule::OP_DOWN_1, reason::NotOnTheDownedCard{action}});
}

Refusal acting(const PublicTable &table, Role role, ActionKind action)
{
    if (auto no = inTurn(table, role, action))
        return no;
    return increasing(table, role, costOf(table, action));
}

Violation unknownValue(Rule rule, const UnknownValue &what)
{
    return {rule, reason::NotTypedIn{what}};
}

Refusal woundsAskFor(const PublicTable &table, const Combatant &who, int wounds)
{
    const Role *role = get_if<Role>(&who);
    // A commando who is already down dies of any wound.
    if (wounds < 1 || (role != nullptr && inPlay(table, *role).condition != Condition::Active))
        return std::nullopt;
    const std::optional<int> vitality = vitalityOf(table, who);
    if (!vitality)
        return unknownValue(role != nullptr ? rule::OP_DOWN_1 : rule::OP_ATK_4, Blank::Vitality);
    if (role == nullptr || woundsOf(table, who) + wounds < *vitality)
        return std::nullopt;
    return refreshAsksFor(table, rule::OP_ADR_5);
}

Refusal refreshAsksFor(const PublicTable &table, Rule rule)
{
    for (const Ability &ability : table.content.abilities)
        if (!ability.refresh && tokensIn(table, ability.id) > 0)
            return Violation{rule, reason::NotTypedIn{Blank::Refresh, ability.id}};
    return std::nullopt;
}

std::optional<std::size_t> allowanceFor(const PublicTable &table, const KindId &kind)
{
    const std::vector<Allowance> &all = table.pending.allowances;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (std::ranges::count(all[i].kinds, kind) > 0 && all[i].left > 0)
            return i;
    return std::nullopt;
}

std::optional<std::size_t> allowanceFor(const PublicTable &table, MarkerKind marker)
{
    const std::vector<Allowance> &all = table.pending.allowances;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].marker == marker && all[i].left > 0)
            return i;
    return std::nullopt;
}

} // namespace dossier::omega
