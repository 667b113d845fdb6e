#include "omega_attack.h"
#include "omega_gates.h"
#include "omega_refusals.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

constexpr int stealthSpaces = 4;

/// OP-ATK-4: an enemy attacks in its combat activation, once; a commando in its turn; a free attack at any time.
Refusal attackOutOfTurn(const PublicTable &table, const DeclareAttack &attack)
{
    if (const Role *role = get_if<Role>(&attack.attacker); role != nullptr && !attack.free)
        return inTurn(table, *role, ActionKind::Attack);
    if (auto no = attack.free ? nothingUnanswerable(table) : nothingPending(table))
        return no;
    if (table.clock.step == Step::SetUp || table.clock.step == Step::Over)
        return inStep(table, {Step::Turns});
    if (attack.free || sideOf(table, attack.attacker) == Side::Commando)
        return std::nullopt;
    if (auto no = inStep(table, {Step::Activate}))
        return no;
    if (!table.turn || table.turn->who != attack.attacker || !table.turn->combat)
        return Violation{Rule::OP_ATK_4, {{"not_activated", word(attack.attacker)}}};
    return table.turn->attacked ? Refusal(Violation{Rule::OP_ATK_4, {{"done", word("attack")}}}) : std::nullopt;
}

/// OP-ATK-1, OP-DOWN-3: a non-friendly target; a downed one only after the Crisis Point.
Refusal wrongTarget(const PublicTable &table, const DeclareAttack &attack)
{
    if (sideOf(table, attack.attacker) == sideOf(table, attack.target))
        return Violation{Rule::OP_ATK_1, {{"friendly", word(attack.target)}}};
    if (const Role *target = get_if<Role>(&attack.target))
    {
        const Commando &commando = table.commandos.at(*target);
        if (onDownedCard(commando) && !table.clock.crisis)
            return Violation{Rule::OP_DOWN_3, {{"downed", word(*target)}}};
    }
    if (!mayUse(table, attack.attacker, attack.weapon))
        return Violation{Rule::OP_ATK_1, {{"weapon", word(attack.weapon)}}};
    const WeaponCard &weapon = *found(table.content.weapons, attack.weapon);
    for (const ExtraId &extra : attack.extras)
        if (found(weapon.extras, extra) == nullptr || std::ranges::count(attack.extras, extra) > 1)
            return Violation{Rule::OP_ATK_1, {{"extra", word(extra)}}};
    if (!isPlaced(table, attack))
        return Violation{Rule::OP_ATK_1, {{"from", attack.from}, {"to", attack.to}}};
    return std::nullopt;
}

/// The rule and the place that block a look.
Violation noSight(const Sight &sight, Printing printing)
{
    Violation no{
        sight.inField ? (printing == Printing::First ? Rule::OP_SIGHT_F2 : Rule::OP_SIGHT_R2) : Rule::OP_FOV_2, {}};
    const auto tell = [&](const std::optional<Blocker> &blocker)
    {
        if (!blocker || !no.facts.empty())
            return;
        no.rule = blocker->rule;
        if (const Space *space = get_if<Space>(&blocker->at))
            no.facts["blocked_by"] = *space;
        else if (const Edge *edge = get_if<Edge>(&blocker->at))
            no.facts["blocked_by"] = *edge;
        else if (const Corner *corner = get_if<Corner>(&blocker->at))
            no.facts["blocked_at_corner"] = Space{corner->x, corner->y};
    };
    if (!sight.inField)
        return no;
    if (const LineEvidence *lines = get_if<LineEvidence>(&sight.evidence))
        for (const SightLine &line : lines->lines)
            tell(line.blocker);
    if (const PathEvidence *paths = get_if<PathEvidence>(&sight.evidence))
        for (const SightPath &path : paths->paths)
            tell(path.blocker);
    return no;
}

/// Whether the attacker needs no sight: a Seeker that has not moved in its activation.
bool seeks(const PublicTable &table, const Combatant &attacker)
{
    return has(table, attacker, Keyword::Seeker) && table.turn && table.turn->who == attacker && !table.turn->moved;
}

/// OP-FOV, OP-SIGHT, OP-DIST, and Stealth (OP-ATK-1).
Refusal outOfReach(const PublicTable &table, const DeclareAttack &attack)
{
    const AttackPlan plan = planOf(table, attack);
    const WeaponCard &weapon = *found(table.content.weapons, attack.weapon);
    if (plan.verdict.sight.emi.blocks && !seeks(table, attack.attacker))
        return Violation{table.printing == Printing::First ? Rule::OP_SIGHT_F4 : Rule::OP_SIGHT_R5,
            {{"emi_spaces", plan.verdict.sight.emi.spaces.value_or(0)}}};
    if (!plan.verdict.sight.lineOfSight && !seeks(table, attack.attacker))
        return noSight(plan.verdict.sight, table.printing);
    if (!plan.verdict.inRange)
        return unknownValue(Rule::OP_ATK_1, "range");
    const int steps = plan.verdict.distance ? plan.verdict.distance->steps : Map::maxSide * Map::maxSide;
    if (!*plan.verdict.inRange)
        return Violation{weapon.attack == AttackType::Ranged ? Rule::OP_DIST_1 : Rule::OP_DIST_3,
            {{"distance", steps}, {"range", weapon.range.value_or(weapon.reach ? 2 : 1)}}};
    const bool ignored = weapon.ignoresStealth || effectsOn(table, attack.attacker, Stat::IgnoresStealth) > 0;
    if (hasStealth(table, attack.target) && !ignored && steps > stealthSpaces)
        return Violation{Rule::OP_ATK_1, {{"stealth", stealthSpaces}, {"distance", steps}}};
    if (!plan.dice)
        return unknownValue(Rule::OP_ATK_1, "dice");
    return std::nullopt;
}

/// OP-DICE-2: before the dice, while an attack is under way.
Refusal afterTheDice(const PublicTable &table)
{
    if (!table.pending.attack)
        return Violation{Rule::OP_ATK_1, {{"under_way", word("nothing")}}};
    return table.pending.attack->faces ? Refusal(Violation{Rule::OP_DICE_2, {{"rolled", word("attack")}}})
                                       : std::nullopt;
}

bool joinedAlready(const Attack &attack, const EffectId &name, Rule rule)
{
    return std::ranges::any_of(
        attack.joined, [&](const Joined &joined) { return joined.name == name && joined.rule == rule; });
}

Violation otherDice(const DicePool &rolled, const DicePool &due)
{
    return {Rule::OP_DICE_2,
        {{"black", rolled.black}, {"red", rolled.red}, {"due_black", due.black}, {"due_red", due.red}}};
}

} // namespace

/// OP-ATK-1 and all that it stands on.
Refusal refuse(const View &seen, const DeclareAttack &command)
{
    const PublicTable &table = seen.open;
    if (auto no = attackOutOfTurn(table, command))
        return no;
    if (auto no = wrongTarget(table, command))
        return no;
    if (auto no = outOfReach(table, command))
        return no;
    if (const Role *role = get_if<Role>(&command.attacker))
        return increasing(table, *role, attackCost(table, command));
    return std::nullopt;
}

/// OP-DICE-2, OP-SAME-1.
Refusal refuse(const View &seen, const JoinAttack &command)
{
    const PublicTable &table = seen.open;
    if (auto no = afterTheDice(table))
        return no;
    if (table.printing == Printing::Revised && joinedAlready(*table.pending.attack, command.name, Rule::OP_DICE_2))
        return Violation{Rule::OP_SAME_1, {{"effect", word(command.name)}}};
    return paying(table, command.by, command.cost);
}

/// OP-ATK-2: one adrenaline, a black die, within the aura.
Refusal refuse(const View &seen, const Assist &command)
{
    const PublicTable &table = seen.open;
    if (auto no = afterTheDice(table))
        return no;
    if (!canAssist(table, command.by))
        return Violation{Rule::OP_ATK_2, {{"cannot_assist", command.by.number}}};
    if (table.printing == Printing::Revised && joinedAlready(*table.pending.attack, {"assist"}, Rule::OP_ATK_2))
        return Violation{Rule::OP_SAME_1, {{"effect", word("assist")}}};
    return spending(table, 1);
}

/// OP-DICE-2: the dice that are due, once.
Refusal refuse(const View &seen, const RollAttack &command)
{
    const PublicTable &table = seen.open;
    if (auto no = afterTheDice(table))
        return no;
    const DicePool &due = table.pending.attack->dice;
    return command.faces.pool() == due ? std::nullopt : Refusal(otherDice(command.faces.pool(), due));
}

/// OP-DICE-2: each ability once per roll, the attacker's first; OP-ATK-2: Assist costs two.
Refusal refuse(const View &seen, const RerollDice &command)
{
    const PublicTable &table = seen.open;
    const std::optional<Attack> &attack = table.pending.attack;
    if (!attack || !attack->faces)
        return Violation{Rule::OP_DICE_2, {{"rolled", word("nothing")}}};
    if (attack->rerolling != (command.by ? Side::Commando : Side::Enemy))
        return Violation{Rule::OP_DICE_2, {{"rerolling", word(attack->rerolling)}}};
    if (std::ranges::count(attack->rerolls, command.name) > 0)
        return Violation{Rule::OP_DICE_2, {{"used", word(command.name)}}};
    if (command.faces.pool() != attack->faces->pool())
        return otherDice(command.faces.pool(), attack->faces->pool());
    if (command.name == EffectId{"assist"})
    {
        const bool helped
            = std::ranges::any_of(table.figures, [&](const auto &figure) { return canAssist(table, figure.first); });
        if (!helped || command.cost != 2 || command.by)
            return Violation{Rule::OP_ATK_2, {{"cost", command.cost}, {"assist", 2}}};
    }
    return paying(table, command.by, command.cost);
}

/// OP-DICE-2.
Refusal refuse(const View &seen, const PassRerolls & /*command*/)
{
    const std::optional<Attack> &attack = seen.open.pending.attack;
    return attack && attack->faces ? std::nullopt : Refusal(Violation{Rule::OP_DICE_2, {{"rolled", word("nothing")}}});
}

/// OP-ATK-1.
Refusal refuse(const View &seen, const ApplyAttack & /*command*/)
{
    const PublicTable &table = seen.open;
    const std::optional<Attack> &attack = table.pending.attack;
    if (!attack || !attack->faces)
        return Violation{Rule::OP_ATK_1, {{"rolled", word("nothing")}}};
    if (!defenseAgainst(table, *attack))
        return unknownValue(Rule::OP_ATK_1, "defense");
    return std::nullopt;
}

} // namespace dossier::omega
