#include "model/omega/geometry/rule_ids.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/gates.h"
#include "model/omega/seen/refusals.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

constexpr int powerTokens = 9;

const HazardDue *hazardFor(const PublicTable &table, const Combatant &who)
{
    for (const HazardDue &hazard : table.pending.hazards)
        if (hazard.who == who)
            return &hazard;
    return nullptr;
}

Refusal wrongDice(const DicePool &rolled, const DicePool &due)
{
    if (rolled == due)
        return std::nullopt;
    return Violation{rule::OP_DICE_2, reason::OtherDice{rolled.black, rolled.red, due.black, due.red}};
}

const Effect *effectOn(const PublicTable &table, const EffectId &name, const Combatant &on)
{
    for (const Effect &effect : table.effects)
        if (effect.name == name && effect.on == on)
            return &effect;
    return nullptr;
}

} // namespace

namespace
{

/// OP-ATK-3: every combatant in reach of an explosion has a roll of its own, and nobody else has one.
Refusal wrongTargets(const PublicTable &table, const Explode &explode)
{
    const std::vector<Combatant> blasted = blastedBy(table, explode.at, explode.radius);
    for (const BlastRoll &roll : explode.rolls)
        if (std::ranges::count(blasted, roll.who) == 0)
            return Violation{rule::OP_ATK_3, reason::NotReached{roll.who}};
    for (const Combatant &who : blasted)
        if (std::ranges::count(explode.rolls, who, &BlastRoll::who) != 1)
            return Violation{rule::OP_ATK_3, reason::RollsOnce{who}};
    return std::nullopt;
}

/// OP-ATK-3: every marker in reach of an explosion that can be damaged has a roll of its own, and no other has one.
Refusal wrongMarkers(const PublicTable &table, const Explode &explode)
{
    const std::vector<MarkerAt> blasted = markersBlastedBy(table, explode.at, explode.radius, explode.marker);
    const auto rolled = [](const MarkerRoll &roll) { return MarkerAt{roll.marker, roll.at}; };
    for (const MarkerRoll &roll : explode.markers)
        if (std::ranges::count(blasted, rolled(roll)) == 0)
            return Violation{rule::OP_ATK_3, reason::MarkerNotReached{roll.marker, roll.at}};
    for (const MarkerAt &marker : blasted)
        if (std::ranges::count(explode.markers, marker, rolled) != 1)
            return Violation{rule::OP_ATK_3, reason::MarkerRollsOnce{marker.first, marker.second}};
    return std::nullopt;
}

} // namespace

namespace
{

Refusal wrongNumbers(const Explode &explode, int radius, const DicePool &dice)
{
    if (explode.radius != radius)
        return Violation{rule::OP_ATK_3, reason::OtherRadius{explode.radius, radius}};
    return wrongDice(explode.dice, dice);
}

/// OP-ATK-3: an Explosive weapon's attack goes off on the declared space, with its own radius and the attack's dice; a
/// kit's marker by its card.
Refusal wrongExplosion(const PublicTable &table, const Explode &explode)
{
    if (const std::optional<Explode> due = explosionDue(table); due && !explode.marker)
        return explode.at == due->at ? wrongNumbers(explode, due->radius, due->dice)
                                     : Refusal(Violation{rule::OP_ATK_3, reason::GoesOffElsewhere{due->at}});
    if (!explode.marker)
        return std::nullopt;
    if (!spacesWith(table, *explode.marker).contains(explode.at))
        return Violation{rule::OP_ATK_3, reason::NothingToExplode{explode.at}};
    const WeaponCard *card = explosiveOf(table, *explode.marker);
    if (card == nullptr)
        return std::nullopt;
    if (!card->explosive)
        return unknownValue(rule::OP_ATK_3, Blank::Explosive);
    return card->dice ? wrongNumbers(explode, *card->explosive, *card->dice)
                      : Refusal(unknownValue(rule::OP_ATK_3, Blank::Dice));
}

/// Checks the dice of every roll, and the values that must be known before the wounds are dealt.
Refusal wrongRolls(const PublicTable &table, const Explode &explode)
{
    for (const BlastRoll &roll : explode.rolls)
    {
        if (auto no = wrongDice(roll.faces.pool(), explode.dice))
            return no;
        if (auto no = woundsAskFor(table, roll.who, roll.faces.hits()))
            return no;
    }
    for (const MarkerRoll &roll : explode.markers)
        if (auto no = wrongDice(roll.faces.pool(), explode.dice))
            return no;
    return std::nullopt;
}

} // namespace

/// OP-ATK-3; OP-DICE-2: nothing changes an attack whose dice are rolled.
Refusal refuse(const View &seen, const Explode &command)
{
    const PublicTable &table = seen.open;
    if (!explosionDue(table))
        if (auto no = inStep(table, {Step::Turns, Step::Spawn, Step::Activate, Step::Refresh, Step::Discard}))
            return no;
    if (table.pending.attack && table.pending.attack->faces)
        return Violation{rule::OP_DICE_2, reason::DiceRolled{}};
    if (auto no = wrongExplosion(table, command))
        return no;
    if (auto no = wrongTargets(table, command))
        return no;
    if (auto no = wrongMarkers(table, command))
        return no;
    return wrongRolls(table, command);
}

/// OP-ATK-3: the red dice of the hazard.
Refusal refuse(const View &seen, const RollHazard &command)
{
    const HazardDue *hazard = hazardFor(seen.open, command.who);
    if (hazard == nullptr)
        return Violation{rule::OP_ATK_3, reason::NoHazard{command.who}};
    if (auto no = wrongDice(command.faces.pool(), {0, hazard->red}))
        return no;
    return woundsAskFor(seen.open, command.who, command.faces.hits());
}

/// OP-ATK-3: one space, onto free floor.
Refusal refuse(const View &seen, const KnockBack &command)
{
    const std::optional<KnockbackDue> &knockback = seen.open.pending.knockback;
    if (!knockback)
        return Violation{rule::OP_ATK_3, reason::NobodyKnockedBack{}};
    return command.to ? stepAside(seen.open, knockback->who, *command.to, rule::OP_ATK_3) : std::nullopt;
}

/// OP-CHAL-1.
Refusal refuse(const View &seen, const BeginChallenge &command)
{
    const PublicTable &table = seen.open;
    if (auto no = inTurn(table, command.by, ActionKind::Special))
        return no;
    if (command.stat != Stat::Strength && command.stat != Stat::Intelligence)
        return Violation{rule::OP_CHAL_1, reason::NoChallengeAgainst{command.stat}};
    return statOf(table, command.by, command.stat) ? std::nullopt
                                                   : Refusal(unknownValue(rule::OP_CHAL_1, command.stat));
}

/// OP-CHAL-1: once, for one adrenaline, before the dice.
Refusal refuse(const View &seen, const BoostChallenge & /*command*/)
{
    const std::optional<Challenge> &challenge = seen.open.pending.challenge;
    if (!challenge || challenge->boosted)
        return Violation{
            rule::OP_CHAL_1, challenge ? Reason(reason::BoostedAlready{}) : Reason(reason::NothingToBoost{})};
    return increasing(seen.open, challenge->by, 1);
}

/// OP-CHAL-1: as many black dice as the stat, and one for a boost.
Refusal refuse(const View &seen, const RollChallenge &command)
{
    const std::optional<Challenge> &challenge = seen.open.pending.challenge;
    if (!challenge)
        return Violation{rule::OP_CHAL_1, reason::NothingUnderWay{}};
    return wrongDice(command.faces.pool(), {challenge->dice, 0});
}

namespace
{

/// True for the defense that the attack under way targets.
bool defends(const PublicTable &table, const Combatant &who, Stat stat)
{
    const std::optional<Attack> &attack = table.pending.attack;
    const WeaponCard *weapon = attack ? found(table.content.weapons, attack->weapon) : nullptr;
    return weapon != nullptr && !attack->marker && attack->target == who && stat == defenseStatOf(*weapon);
}

/// OP-DICE-2: effects on a defense begin and end before the dice are rolled.
Refusal changesTheRoll(const PublicTable &table, const Combatant &who, Stat stat)
{
    if (!defends(table, who, stat) || !table.pending.attack->faces)
        return std::nullopt;
    return Violation{rule::OP_DICE_2, reason::DiceRolled{}};
}

/// True when a change by the same name has already raised the defense in the attack under way.
bool joinedBySameName(const PublicTable &table, const Effect &effect)
{
    return defends(table, effect.on, effect.stat)
        && std::ranges::any_of(table.pending.attack->joined, [&](const Joined &joined)
            { return joined.rule == rule::OP_DICE_2 && joined.defense != 0 && joined.name == effect.name; });
}

} // namespace

/// OP-SAME-1, `revised`: a named effect does not add to itself.
Refusal refuse(const View &seen, const BeginEffect &command)
{
    const PublicTable &table = seen.open;
    if (auto no = changesTheRoll(table, command.effect.on, command.effect.stat))
        return no;
    const bool there = joinedBySameName(table, command.effect)
        || std::ranges::any_of(table.effects,
            [&](const Effect &effect)
            {
                return effect.name == command.effect.name && effect.on == command.effect.on
                    && effect.stat == command.effect.stat;
            });
    if (table.printing == Printing::First || !there)
        return std::nullopt;
    return Violation{rule::OP_SAME_1, reason::AddsToItself{command.effect.name, command.effect.on}};
}

/// OP-DICE-2, OP-SAME-1.
Refusal refuse(const View &seen, const EndEffect &command)
{
    if (effectOn(seen.open, command.name, command.on) == nullptr)
        return Violation{rule::OP_SAME_1, reason::NoSuchEffect{command.name}};
    for (const Effect &effect : seen.open.effects)
        if (effect.name == command.name && effect.on == command.on)
            if (auto no = changesTheRoll(seen.open, effect.on, effect.stat))
                return no;
    return std::nullopt;
}

namespace
{

/// `first`: something is under way, or it is somebody's turn or the overseer's phase [I: the overseer's phase is the
/// overseer's turn]; `revised`: at any time of the game (EN 1295).
bool canBeAnswered(const PublicTable &table)
{
    if (table.printing == Printing::Revised)
        return table.clock.step != Step::SetUp;
    return table.pending.any() || table.turn || table.clock.step >= Step::Refresh;
}

/// True when the turn under way is that player's own; none means the overseer.
bool isOwnTurn(const PublicTable &table, const std::optional<Role> &by)
{
    if (!table.turn)
        return !by && table.clock.step >= Step::Refresh;
    const Role *turn = get_if<Role>(&table.turn->who);
    if (turn == nullptr || !by)
        return (turn == nullptr) == !by;
    return inPlay(table, *turn).seat == inPlay(table, *by).seat;
}

} // namespace

/// OP-INT-1: while no rolled dice are pending; `first`: in another player's turn; `revised`: at any time, each ability
/// once per action.
Refusal refuse(const View &seen, const Interrupt &command)
{
    const PublicTable &table = seen.open;
    const Pending &pending = table.pending;
    if (pending.attack && pending.attack->faces)
        return Violation{rule::OP_INT_1, reason::DiceRolled{}};
    if (!canBeAnswered(table))
        return Violation{rule::OP_INT_1, reason::NothingUnderWay{}};
    if (table.printing == Printing::First && isOwnTurn(table, command.by))
        return table.turn ? Violation{rule::OP_INT_1, reason::AnothersTurn{table.turn->who}}
                          : Violation{rule::OP_INT_1, reason::OverseersPhase{table.clock.step}};
    if (table.printing == Printing::Revised && std::ranges::count(pending.interrupts, command.name) > 0)
        return Violation{rule::OP_INT_1, reason::UsedAlready{command.name}};
    return paying(table, command.by, command.cost);
}

namespace
{

/// True when a figure gathers power; in packs without this keyword, as in older ones, every hybrid may.
bool gathersPower(const PublicTable &table, FigureId figure)
{
    const FigureCard *card = cardOf(table, figure);
    const bool told
        = std::ranges::any_of(table.content.figures, [](const FigureCard &one) { return one.has(Keyword::Power); });
    return card != nullptr && (told ? card->has(Keyword::Power) : card->breed == Breed::Hybrid);
}

} // namespace

/// OP-ATK-1: a blaster's, of which the box has nine.
Refusal refuse(const View &seen, const SetPower &command)
{
    if (command.power > 0 && !gathersPower(seen.open, command.figure))
        return Violation{rule::OP_ATK_1, reason::NoPower{command.figure}};
    int power = command.power;
    for (const auto &[figure, standing] : seen.open.figures)
        if (figure != command.figure)
            power += standing.power;
    if (power <= powerTokens)
        return std::nullopt;
    return Violation{rule::OP_ATK_1, reason::PowerInTheBox{power, powerTokens}};
}

} // namespace dossier::omega
