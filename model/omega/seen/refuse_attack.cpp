#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

constexpr int stealthSpaces = 4;

/// OP-DOWN-1: the downed, and the revived until their next stance, do not attack, unless `revised` downed cards allow
/// it.
Refusal onTheGround(const PublicTable &table, Role role)
{
    const Commando &commando = inPlay(table, role);
    const Sheet *sheet = sheetOf(table, role);
    const bool allowed = table.printing == Printing::Revised && sheet != nullptr
        && std::ranges::count(sheet->downed.actions, ActionKind::Attack) > 0;
    if (!onDownedCard(commando) || allowed)
        return std::nullopt;
    return Violation{rule::OP_DOWN_1, reason::NotOnTheDownedCard{ActionKind::Attack}};
}

/// OP-ATK-1, OP-ACT-3: a drone attacks in a commando's turn, once in each.
Refusal droneOutOfTurn(const PublicTable &table, FigureId drone)
{
    // A drone has a turn of its own only if people gave it one.
    if (table.turn && table.turn->who == Combatant(drone))
        return std::nullopt;
    if (auto no = inStep(table, {Step::Turns}))
        return no;
    if (!table.turn)
        return Violation{rule::OP_ACT_1, reason::NobodysTurn{}};
    return table.turn->drones.contains(drone) ? Refusal(Violation{rule::OP_ACT_3, reason::AttackedAlready{}})
                                              : std::nullopt;
}

/// True in the combat activation of that enemy.
bool isFighting(const PublicTable &table, const Combatant &who)
{
    return table.turn && table.turn->who == who && table.turn->combat;
}

/// OP-ATK-4: an enemy attacks in its combat activation, once; a commando in its turn; a free attack at any time.
Refusal attackOutOfTurn(const PublicTable &table, const DeclareAttack &attack)
{
    const Role *role = get_if<Role>(&attack.attacker);
    if (role != nullptr && !attack.free)
        return inTurn(table, *role, ActionKind::Attack);
    if (auto no = attack.free ? nothingUnanswerable(table) : nothingPending(table))
        return no;
    if (table.clock.step == Step::SetUp || table.clock.step == Step::Over)
        return inStep(table, {Step::Turns});
    if (role != nullptr)
        return onTheGround(table, *role);
    if (attack.free)
        return std::nullopt;
    if (sideOf(table, attack.attacker) == Side::Commando)
        return droneOutOfTurn(table, std::get<FigureId>(attack.attacker));
    if (auto no = inStep(table, {Step::Activate}))
        return no;
    return isFighting(table, attack.attacker) && table.turn->attacked
        ? Refusal(Violation{rule::OP_ATK_4, reason::AttackedAlready{}})
        : std::nullopt;
}

/// OP-ATK-4: an enemy that could attack, but for its combat activation. It comes after all that no activation changes.
Refusal withoutActivation(const PublicTable &table, const DeclareAttack &attack)
{
    const bool isFree = attack.free || sideOf(table, attack.attacker) == Side::Commando;
    return isFree || isFighting(table, attack.attacker)
        ? std::nullopt
        : Refusal(Violation{rule::OP_ATK_4, reason::NotActivated{attack.attacker}});
}

/// OP-ATK-1: a marker of the other side that the mission allows to be damaged.
Refusal wrongMarker(const PublicTable &table, const DeclareAttack &attack)
{
    const MarkerCard *card = targetCardOf(table, *attack.marker);
    if (card == nullptr)
        return Violation{rule::OP_ATK_1, reason::NoTarget{*attack.marker}};
    if (sideOf(table, attack.attacker) == card->side)
        return Violation{rule::OP_ATK_1, reason::SameSide{*attack.marker}};
    return std::nullopt;
}

/// OP-ATK-1, OP-DOWN-3: a non-friendly target; a downed one only after the Crisis Point.
Refusal wrongTarget(const PublicTable &table, const DeclareAttack &attack)
{
    if (attack.marker)
        return wrongMarker(table, attack);
    if (sideOf(table, attack.attacker) == sideOf(table, attack.target))
        return Violation{rule::OP_ATK_1, reason::SameSide{attack.target}};
    if (const Role *target = get_if<Role>(&attack.target))
    {
        const Commando &commando = inPlay(table, *target);
        if (onDownedCard(commando) && !table.clock.crisis)
            return Violation{rule::OP_DOWN_3, reason::TargetDowned{*target}};
    }
    return std::nullopt;
}

/// True when a weapon's extra needs a Speed that is not typed in.
bool asksForSpeed(const PublicTable &table, const Combatant &attacker, const Extra &extra)
{
    return extra.minSpeed && !speedOf(table, attacker);
}

/// OP-ATK-1: extras of the weapon, each once, while their conditions hold.
Refusal wrongExtras(const PublicTable &table, const DeclareAttack &attack, const WeaponCard &weapon)
{
    for (const ExtraId &id : attack.extras)
    {
        const Extra *extra = found(weapon.extras, id);
        if (extra == nullptr || extra->always || std::ranges::count(attack.extras, id) > 1)
            return Violation{rule::OP_ATK_1, reason::NoSuchExtra{id}};
        if (asksForSpeed(table, attack.attacker, *extra))
            return unknownValue(rule::OP_ATK_1, Stat::Speed);
        if (auto no = refusedExtra(table, attack.attacker, *extra))
            return no;
    }
    for (const Extra &extra : weapon.extras)
        if (extra.always && asksForSpeed(table, attack.attacker, extra))
            return unknownValue(rule::OP_ATK_1, Stat::Speed);
    return std::nullopt;
}

/// OP-ATK-1, -3: a weapon of the attacker's own; one carried by a marker goes off with the marker.
Refusal wrongWeapon(const PublicTable &table, const DeclareAttack &attack)
{
    if (!mayUse(table, attack.attacker, attack.weapon))
        return Violation{rule::OP_ATK_1, reason::WeaponOfAnother{attack.weapon}};
    if (auto no = wrongExtras(table, attack, *found(table.content.weapons, attack.weapon)))
        return no;
    if (!isPlaced(table, attack))
        return Violation{rule::OP_ATK_1, reason::StandElsewhere{attack.from, attack.to}};
    return std::nullopt;
}

Violation blockedBy(const Blocker &blocker)
{
    if (const Space *space = get_if<Space>(&blocker.at))
        return {blocker.rule, reason::SightBlocked{*space}};
    if (const Edge *edge = get_if<Edge>(&blocker.at))
        return {blocker.rule, reason::SightBlocked{*edge}};
    const Corner &corner = std::get<Corner>(blocker.at);
    return {blocker.rule, reason::CornerShut{{corner.x, corner.y}}};
}

/// Returns the rule and the place that block a look.
Violation noSight(const Sight &sight, Printing printing)
{
    if (!sight.inField)
        return {rule::OP_FOV_2, reason::NoSight{}};
    if (const LineEvidence *lines = get_if<LineEvidence>(&sight.evidence))
        for (const SightLine &line : lines->lines)
            if (line.blocker)
                return blockedBy(*line.blocker);
    if (const PathEvidence *paths = get_if<PathEvidence>(&sight.evidence))
        for (const SightPath &path : paths->paths)
            if (path.blocker)
                return blockedBy(*path.blocker);
    return {printing == Printing::First ? rule::OP_SIGHT_F2 : rule::OP_SIGHT_R2, reason::NoSight{}};
}

/// OP-FOV, OP-SIGHT, OP-DIST, and Stealth (OP-ATK-1).
Refusal outOfReach(const PublicTable &table, const DeclareAttack &attack)
{
    const AttackPlan plan = planOf(table, attack);
    const WeaponCard &weapon = *found(table.content.weapons, attack.weapon);
    if (plan.verdict.sight.emi.blocks && !plan.verdict.unseen)
        return Violation{table.printing == Printing::First ? rule::OP_SIGHT_F4 : rule::OP_SIGHT_R5,
            reason::EmiBetween{plan.verdict.sight.emi.spaces.value_or(0)}};
    if (!plan.verdict.sight.lineOfSight && !plan.verdict.unseen)
        return noSight(plan.verdict.sight, table.printing);
    if (!plan.verdict.inRange)
        return unknownValue(rule::OP_ATK_1, Blank::Range);
    const int steps = plan.verdict.distance ? plan.verdict.distance->steps : Map::maxSide * Map::maxSide;
    if (!*plan.verdict.inRange)
        return Violation{weapon.attack == AttackType::Ranged ? rule::OP_DIST_1 : rule::OP_DIST_3,
            reason::OutOfRange{steps, weapon.range.value_or(weapon.reach ? 2 : 1)}};
    const bool ignored = weapon.ignoresStealth || effectsOn(table, attack.attacker, Stat::IgnoresStealth) > 0;
    if (!attack.marker && hasStealth(table, attack.target) && !ignored && steps > stealthSpaces)
        return Violation{rule::OP_ATK_1, reason::HasStealth{stealthSpaces, steps}};
    if (!plan.dice)
        return unknownValue(rule::OP_ATK_1, Blank::Dice);
    return std::nullopt;
}

/// OP-ADR-1, -2: the commando pays, the overseer for an enemy's extras, and for a drone the commando whose turn it is.
Refusal paysForAttack(const PublicTable &table, const DeclareAttack &attack)
{
    const int cost = attackCost(table, attack);
    const std::optional<Role> payer = payerFor(table, attack.attacker);
    if (cost > 0 && !payer && sideOf(table, attack.attacker) == Side::Commando)
        return Violation{rule::OP_ACT_1, reason::NobodysTurn{}};
    return paying(table, payer, cost);
}

/// OP-DICE-2: before the dice, while an attack is under way.
Refusal afterTheDice(const PublicTable &table)
{
    if (!table.pending.attack)
        return Violation{rule::OP_ATK_1, reason::NothingUnderWay{}};
    return table.pending.attack->faces ? Refusal(Violation{rule::OP_DICE_2, reason::DiceRolled{}}) : std::nullopt;
}

bool joinedAlready(const Attack &attack, const EffectId &name, Rule rule)
{
    return std::ranges::any_of(
        attack.joined, [&](const Joined &joined) { return joined.name == name && joined.rule == rule; });
}

/// OP-SAME-1: true when an effect of that name already changes the target's defense.
bool defendsAlready(const PublicTable &table, const Attack &attack, const EffectId &name)
{
    const WeaponCard *weapon = found(table.content.weapons, attack.weapon);
    if (weapon == nullptr || attack.marker)
        return false;
    const std::vector<Effect> effects = countedEffects(table, attack.target, defenseStatOf(*weapon));
    return std::ranges::count(effects, name, &Effect::name) > 0;
}

Violation otherDice(const DicePool &rolled, const DicePool &due)
{
    return {rule::OP_DICE_2, reason::OtherDice{rolled.black, rolled.red, due.black, due.red}};
}

} // namespace

/// OP-ATK-1 and all its conditions.
Refusal refuse(const View &seen, const DeclareAttack &command)
{
    const PublicTable &table = seen.open;
    if (auto no = attackOutOfTurn(table, command))
        return no;
    if (auto no = wrongTarget(table, command))
        return no;
    if (auto no = wrongWeapon(table, command))
        return no;
    if (auto no = outOfReach(table, command))
        return no;
    if (auto no = withoutActivation(table, command))
        return no;
    return paysForAttack(table, command);
}

/// OP-DICE-2, OP-SAME-1.
Refusal refuse(const View &seen, const JoinAttack &command)
{
    const PublicTable &table = seen.open;
    if (auto no = afterTheDice(table))
        return no;
    const Attack &attack = *table.pending.attack;
    const bool again = joinedAlready(attack, command.name, rule::OP_DICE_2)
        || (command.defense != 0 && defendsAlready(table, attack, command.name));
    if (table.printing == Printing::Revised && again)
        return Violation{rule::OP_SAME_1, reason::AddsToItself{command.name}};
    return paying(table, command.by, command.cost);
}

/// OP-ATK-2: one adrenaline, a black die, within the aura.
Refusal refuse(const View &seen, const Assist &command)
{
    const PublicTable &table = seen.open;
    if (auto no = afterTheDice(table))
        return no;
    if (!canAssist(table, command.by))
        return Violation{rule::OP_ATK_2, reason::CannotAssist{command.by}};
    if (table.printing == Printing::Revised && joinedAlready(*table.pending.attack, {"assist"}, rule::OP_ATK_2))
        return Violation{rule::OP_SAME_1, reason::AddsToItself{{"assist"}}};
    return spending(table, 1);
}

/// OP-DICE-2: the dice that are due, once.
Refusal refuse(const View &seen, const RollAttack &command)
{
    const PublicTable &table = seen.open;
    if (auto no = afterTheDice(table))
        return no;
    if (explodes(table, *table.pending.attack))
        return Violation{rule::OP_ATK_3, reason::Explodes{table.pending.attack->weapon}};
    const DicePool &due = table.pending.attack->dice;
    return command.faces.pool() == due ? std::nullopt : Refusal(otherDice(command.faces.pool(), due));
}

/// OP-DICE-2: each ability once per roll, the attacker's first; OP-ATK-2: Assist costs two.
Refusal refuse(const View &seen, const RerollDice &command)
{
    const PublicTable &table = seen.open;
    const std::optional<Attack> &attack = table.pending.attack;
    if (!attack || !attack->faces)
        return Violation{rule::OP_DICE_2, reason::DiceNotRolled{}};
    if (attack->rerolling != (command.by ? Side::Commando : Side::Enemy))
        return Violation{rule::OP_DICE_2, reason::OthersReroll{attack->rerolling}};
    if (std::ranges::count(attack->rerolls, command.name) > 0)
        return Violation{rule::OP_DICE_2, reason::UsedAlready{command.name}};
    if (command.faces.pool() != attack->faces->pool())
        return otherDice(command.faces.pool(), attack->faces->pool());
    if (command.name == EffectId{"assist"})
    {
        const bool helped
            = std::ranges::any_of(table.figures, [&](const auto &figure) { return canAssist(table, figure.first); });
        if (!helped || command.cost != 2 || command.by)
            return Violation{rule::OP_ATK_2, reason::NoRerollByAssist{command.cost}};
    }
    return paying(table, command.by, command.cost);
}

/// OP-DICE-2.
Refusal refuse(const View &seen, const PassRerolls & /*command*/)
{
    const std::optional<Attack> &attack = seen.open.pending.attack;
    return attack && attack->faces ? std::nullopt : Refusal(Violation{rule::OP_DICE_2, reason::DiceNotRolled{}});
}

/// OP-ATK-1.
Refusal refuse(const View &seen, const ApplyAttack & /*command*/)
{
    const PublicTable &table = seen.open;
    const std::optional<Attack> &attack = table.pending.attack;
    if (!attack || !attack->faces)
        return Violation{rule::OP_ATK_1, reason::DiceNotRolled{}};
    const std::optional<Defense> defense = defenseAgainst(table, *attack);
    if (!defense)
        return unknownValue(rule::OP_ATK_1, Blank::Defense);
    if (attack->marker)
        return std::nullopt;
    return woundsAskFor(table, attack->target, woundsDealt(*defense, attack->faces->hits()));
}

} // namespace dossier::omega
