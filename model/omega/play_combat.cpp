#include "model/omega/geometry/rule_ids.h"
#include "model/omega/play.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

bool isThere(const PublicTable &table, const Combatant &who)
{
    const FigureId *figure = get_if<FigureId>(&who);
    return figure == nullptr || table.figures.contains(*figure);
}

} // namespace

/// OP-ATK-1, -2: the attack is declared, with all its dice.
void play(Play &play, const DeclareAttack &command)
{
    const Attack attack = declared(play.open(), command);
    const int cost = attackCost(play.open(), command);
    const std::optional<Role> payer = payerFor(play.open(), command.attacker);
    if (const Role *role = get_if<Role>(&command.attacker))
        play.add(ActionTaken{*role, ActionKind::Attack, std::nullopt});
    play.add(AttackDeclared{attack});
    if (cost > 0)
        pay(play, payer, cost);
}

/// OP-DICE-2.
void play(Play &play, const JoinAttack &command)
{
    if (!play.open().pending.attack)
        return;
    pay(play, command.by, command.cost);
    play.add(AttackJoined{{command.name, {command.black, command.red}, command.defense}});
}

/// OP-ATK-2.
void play(Play &play, const Assist & /*command*/)
{
    if (!play.open().pending.attack)
        return;
    pay(play, std::nullopt, 1);
    play.add(AttackJoined{{EffectId{"assist"}, {1, 0}, 0, rule::OP_ATK_2}});
}

/// OP-DICE-1.
void play(Play &play, const RollAttack &command)
{
    if (play.open().pending.attack)
        play.add(AttackRolled{command.faces, command.roller});
}

/// OP-DICE-2.
void play(Play &play, const RerollDice &command)
{
    if (!play.open().pending.attack || !play.open().pending.attack->faces)
        return;
    pay(play, command.by, command.cost);
    play.add(AttackRerolled{command.name, command.faces, command.roller});
}

/// OP-DICE-2.
void play(Play &play, const PassRerolls & /*command*/)
{
    if (play.open().pending.attack && play.open().pending.attack->faces)
        play.add(RerollsPassed{});
}

/// OP-ATK-1, -3: hits against the defense; a damaged target may be knocked back.
void play(Play &play, const ApplyAttack & /*command*/)
{
    if (!play.open().pending.attack)
        return;
    const Attack attack = *play.open().pending.attack;
    const int hits = attack.faces ? attack.faces->hits() : 0;
    const std::optional<Defense> defense = defenseAgainst(play.open(), attack);
    const int wounds = defense && attack.faces ? woundsDealt(*defense, hits) : 0;
    play.add(AttackEnded{hits, defense ? std::optional(defense->hits) : std::nullopt, wounds});
    if (attack.marker)
    {
        hurtMarker(play, *attack.marker, attack.to, wounds);
        return;
    }
    wound(play, attack.target, wounds, Cause::Attack);
    const WeaponCard *weapon = found(play.open().content.weapons, attack.weapon);
    if (wounds > 0 && weapon != nullptr && weapon->knockback && isThere(play.open(), attack.target)
        && figureOf(play.open(), attack.target))
        play.add(KnockbackAllowed{KnockbackDue{attack.target}});
}

/// OP-ATK-3.
void play(Play &play, const KnockBack &command)
{
    const std::optional<KnockbackDue> knockback = play.open().pending.knockback;
    if (!knockback)
        return;
    play.add(KnockbackAllowed{});
    if (!command.to)
        return;
    const std::optional<Figure> before = figureOf(play.open(), knockback->who);
    play.add(Placed{knockback->who, *command.to, facingOf(play.open(), knockback->who)});
    if (before)
        arrive(play, knockback->who, before->at);
}

void beginChallenge(Play &play, Role by, Stat stat, int hits, const std::optional<Edge> &door)
{
    const int dice = std::min(statOf(play.open(), by, stat).value_or(0), DicePool::maxOfAKind);
    play.add(ChallengeBegan{{.by = by, .stat = stat, .hits = hits, .dice = dice, .door = door}});
}

/// OP-CHAL-1.
void play(Play &play, const BeginChallenge &command)
{
    beginChallenge(play, command.by, command.stat, command.hits, std::nullopt);
}

void play(Play &play, const BoostChallenge & /*command*/)
{
    if (!play.open().pending.challenge)
        return;
    pay(play, play.open().pending.challenge->by, 1);
    play.add(ChallengeBoosted{});
}

/// OP-CHAL-1, OP-DOOR-2: passed with enough hits; a door of it opens, or stays face up.
void play(Play &play, const RollChallenge &command)
{
    if (!play.open().pending.challenge)
        return;
    const Challenge challenge = *play.open().pending.challenge;
    const bool passed = command.faces.hits() >= challenge.hits;
    play.add(ChallengeEnded{command.faces, command.roller, passed});
    if (passed && challenge.door && play.open().ground.doors.contains(*challenge.door))
        openDoor(play, *challenge.door);
}

/// OP-SAME-1.
void play(Play &play, const BeginEffect &command)
{
    play.add(EffectBegan{command.effect});
}

void play(Play &play, const EndEffect &command)
{
    play.add(EffectEnded{command.name, command.on});
}

/// OP-INT-1.
void play(Play &play, const Interrupt &command)
{
    pay(play, command.by, command.cost);
    play.add(InterruptUsed{command.name});
}

void play(Play &play, const SetPower &command)
{
    play.add(PowerChanged{command.figure, command.power});
}

} // namespace dossier::omega
