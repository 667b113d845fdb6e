#include "model/core/look_up.h"
#include "model/omega/play.h"
#include "model/omega/seen/attack.h"
#include "model/omega/seen/numbers.h"

#include <algorithm>

namespace dossier::omega
{

namespace
{

/// Ends everything pending for a commando.
void leaveUndone(Play &play, Role role)
{
    const Pending &pending = play.open().pending;
    const Combatant who = role;
    if (pending.challenge && pending.challenge->by == role)
        play.add(ChallengeEnded{});
    if (pending.attack && pending.attack->attacker == who)
        play.add(AttackEnded{});
}

/// OP-ADR-5: all tokens to the pool.
void giveUpAdrenaline(Play &play, Role role)
{
    transfer(play, sheet(role), pool, adrenalineOf(play.open(), role));
}

bool isOwnTurn(const PublicTable &table, Role role)
{
    return table.turn && table.turn->who == Combatant(role);
}

/// OP-DOWN-1, OP-ADR-5; in `revised` a turn under way ends.
void goDown(Play &play, Role role)
{
    leaveUndone(play, role);
    play.add(ConditionChanged{role, Condition::Downed});
    giveUpAdrenaline(play, role);
    refreshDashboard(play);
    if (play.open().printing == Printing::Revised && isOwnTurn(play.open(), role))
        endTurn(play);
    countTheFallen(play);
}

/// OP-DOWN-3: killed, and off the map for the rest of the mission.
void die(Play &play, Role role)
{
    leaveUndone(play, role);
    play.add(ConditionChanged{role, Condition::Dead});
    giveUpAdrenaline(play, role);
    if (isOwnTurn(play.open(), role))
        endTurn(play);
    countTheFallen(play);
}

void woundCommando(Play &play, Role role, int wounds, Cause cause)
{
    const Commando &commando = inPlay(play.open(), role);
    if (commando.condition == Condition::Dead)
        return;
    // The downed have all possible wounds: one more by gas changes nothing, and does not kill [I: IT 569 takes nobody
    // out, and OP-DOWN-3 names attacks, explosions and hazards alone].
    if (onDownedCard(commando))
    {
        if (cause != Cause::Gas)
            die(play, role);
        return;
    }
    const std::optional<int> vitality = vitalityOf(play.open(), role);
    const int sum = commando.wounds + wounds;
    play.add(WoundsChanged{role, vitality ? std::min(sum, *vitality) : sum});
    if (vitality && sum >= *vitality)
        goDown(play, role);
}

/// OP-ATK-4: removes a figure with as many wounds as its vitality from the map; does nothing to any other.
void takeOffKilled(Play &play, FigureId figure)
{
    const std::optional<int> vitality = vitalityOf(play.open(), figure);
    const Standing *standing = standingOf(play.open(), figure);
    if (standing != nullptr && vitality && standing->wounds >= *vitality)
        takeOff(play, figure);
}

/// OP-ATK-4: at its vitality a figure leaves the map; an enemy goes back to the reserves.
void woundFigure(Play &play, FigureId figure, int wounds)
{
    const Standing *standing = standingOf(play.open(), figure);
    if (standing == nullptr)
        return;
    play.add(WoundsChanged{figure, standing->wounds + wounds});
    takeOffKilled(play, figure);
}

} // namespace

/// OP-DOWN-3: the overseer wins when all commandos are downed or dead. A revived one is standing, though the wounds are
/// those of a downed one until the next Planning [I: EN 996 and 871 differ]. A commando who has left the map is
/// neither: when only the fallen are left on it, the game is over and its mission determines the winner [I].
void countTheFallen(Play &play)
{
    const PublicTable &table = play.open();
    const auto stands = [](const auto &one)
    {
        const Condition condition = one.second.condition;
        return one.second.at && (condition == Condition::Active || condition == Condition::Revived);
    };
    if (table.clock.step == Step::SetUp || table.clock.step == Step::Over
        || std::ranges::any_of(table.commandos, stands))
        return;
    const bool someLeft = std::ranges::any_of(table.commandos,
        [](const auto &commando) { return !commando.second.at && commando.second.condition != Condition::Dead; });
    play.add(GameEnded{someLeft ? std::nullopt : std::optional(Side::Enemy)});
}

void correctWounds(Play &play, const WoundsChanged &wounds)
{
    const Role *role = get_if<Role>(&wounds.who);
    if (role == nullptr)
    {
        play.add(wounds);
        takeOffKilled(play, std::get<FigureId>(wounds.who));
        return;
    }
    const std::optional<int> vitality = vitalityOf(play.open(), *role);
    play.add(WoundsChanged{*role, vitality ? std::min(wounds.wounds, *vitality) : wounds.wounds});
    const Commando &commando = inPlay(play.open(), *role);
    if (vitality && commando.wounds >= *vitality && commando.at && commando.condition == Condition::Active)
        goDown(play, *role);
}

void correctCondition(Play &play, const ConditionChanged &changed)
{
    const Commando &commando = inPlay(play.open(), changed.role);
    const bool stood = commando.condition == Condition::Active || commando.condition == Condition::Revived;
    if (changed.condition == Condition::Downed && stood && commando.at)
        goDown(play, changed.role);
    else if (changed.condition == Condition::Dead && commando.condition != Condition::Dead)
        die(play, changed.role);
    else
        play.add(changed);
}

void takeOff(Play &play, FigureId figure)
{
    const Standing *standing = standingOf(play.open(), figure);
    if (standing == nullptr)
        return;
    const KindId kind = standing->kind;
    const bool isEnemy = sideOf(play.open(), figure) == Side::Enemy;
    if (play.open().turn && play.open().turn->who == Combatant(figure))
        play.add(TurnEnded{figure});
    play.add(FigureLeft{figure});
    if (isEnemy)
    {
        const auto left = play.open().reserves.find(kind);
        play.add(ReservesChanged{kind, (left == play.open().reserves.end() ? 0 : left->second) + 1});
    }
}

void wound(Play &play, const Combatant &who, int wounds, Cause cause)
{
    if (wounds < 1)
        return;
    if (const Role *role = get_if<Role>(&who))
        woundCommando(play, *role, wounds, cause);
    else
        woundFigure(play, std::get<FigureId>(who), wounds);
}

void hurtMarker(Play &play, MarkerKind marker, Space at, int wounds)
{
    const PublicTable &open = play.open();
    const auto vitality = open.content.mission.vitality.find(marker);
    const auto there = open.ground.markers.find(marker);
    if (wounds < 1 || vitality == open.content.mission.vitality.end() || there == open.ground.markers.end()
        || !there->second.contains(at))
        return;
    const int max = vitality->second;
    const int before = woundsOf(open, marker, at);
    play.add(MarkerHurt{marker, at, before + wounds});
    if (before + wounds >= max)
        play.add(MarkerTaken{marker, at});
}

/// OP-ATK-3: in `revised` at most once a turn.
void meetHazard(Play &play, const Combatant &who)
{
    constexpr int perilRed = 1;
    if (play.open().printing == Printing::Revised && play.open().hazarded.contains(who))
        return;
    play.add(HazardFound{{who, perilRed}});
}

/// OP-ATK-3: wounds equal hits.
void play(Play &play, const RollHazard &command)
{
    play.add(HazardRolled{command.who, command.faces, command.roller});
    wound(play, command.who, command.faces.hits(), Cause::Blast);
}

/// OP-ATK-3: each rolls its own dice, wounds equal hits. An attack that waited for its explosion is over with it.
void play(Play &play, const Explode &command)
{
    if (explosionDue(play.open()) && !command.marker)
        play.add(AttackEnded{});
    play.add(Exploded{command.at, command.radius, command.rolls, command.roller, command.markers});
    const auto *there = command.marker ? lookUp(play.open().ground.markers, *command.marker) : nullptr;
    if (there != nullptr && spacesWith(play.open(), *command.marker).contains(command.at)
        && there->contains(command.at))
        play.add(MarkerTaken{*command.marker, command.at});
    for (const BlastRoll &roll : command.rolls)
    {
        const FigureId *figure = get_if<FigureId>(&roll.who);
        if (figure == nullptr || play.open().figures.contains(*figure))
            wound(play, roll.who, roll.faces.hits(), Cause::Blast);
    }
    for (const MarkerRoll &roll : command.markers)
        hurtMarker(play, roll.marker, roll.at, roll.faces.hits());
}

} // namespace dossier::omega
