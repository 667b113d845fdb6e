#include "model/conquest/play.h"

#include <algorithm>
#include <iterator>

namespace dossier::conquest
{

/// No ruling covers a location that is already there.
void play(Play &play, const Explore &command)
{
    if (isEmpty(play.open(), command.at))
        play.add(LocationDrawn{command.at, command.card});
}

namespace
{

/// CQ-TOKEN-3: returns the player who fights a token out of turn: the active player first, and then in turn order; in a
/// cooperative game the named one.
Colour whoFights(const PublicTable &table, Place at, const std::optional<Colour> &named)
{
    if (named)
        return *named;
    std::vector<Colour> order;
    if (table.clock.active)
        order.push_back(*table.clock.active);
    if (!isCooperative(table))
        std::ranges::copy(turnOrder(table), std::back_inserter(order));
    for (const AlienId alien : aliensAt(table, at))
        order.push_back(alien.of);
    const auto isThere = [&](Colour player) { return !aliensAt(table, at, player).empty(); };
    const auto first = std::ranges::find_if(order, isThere);
    return first == order.end() ? table.clock.active.value_or(Colour::Green) : *first;
}

/// Begins a fight with the barrage, if there is one.
void beginRounds(Play &play)
{
    const bool barrage = hasAbility(play.open(), play.open().battle->fight, ResistanceAbility::Barrage);
    play.add(StageChanged{barrage ? Stage::Barrage : Stage::Roll});
}

} // namespace

void play(Play &play, const FightToken &command)
{
    const std::vector<std::string> &there = spaceAt(play.open(), command.at).tokens;
    if (std::ranges::find(there, command.token) == there.end())
        return;
    const std::vector<TokenAt> due = tokensToFight(play.open());
    if (!play.open().battle && !due.empty())
        play.add(BattleBegan{whoFights(play.open(), command.at, command.by), command.at, {}, true, 0});
    else if (!play.open().battle)
        play.add(BattleBegan{play.open().clock.active.value_or(Colour::Green), command.at, {}, false,
            resistanceNow(play.open(), command.at)});
    play.add(FightBegan{Against::Token, command.token});
    const TokenKind *kind = tokenNamed(play.open().pack, command.token);
    if (kind != nullptr && !kind->text.empty() && !isEffectDue(play.open(), command.token))
        play.add(EffectBecameDue{std::nullopt, command.token});
    beginRounds(play);
}

/// CQ-FIGHT-1.
void play(Play &play, const TurnUpResistance &command)
{
    if (!play.open().battle)
        play.add(BattleBegan{play.open().clock.active.value_or(Colour::Green), command.at, {}, false,
            resistanceNow(play.open(), command.at)});
    if (play.open().battle->stage == Stage::NextFight)
    {
        play.add(FightBegan{Against::Cards, {}});
        play.add(StageChanged{Stage::TurnUp});
    }
    shuffleIfEmpty(play, Deck::Resistance);
    play.add(ResistanceTurnedUp{command.card});
    const Fight &fight = play.open().battle->fight;
    const bool isOneLeft = !isUsedUp(play.open(), Deck::ResistanceEvents);
    if (isCooperative(play.open()) && fight.heroes.size() >= 2 && !fight.heroEvent && isOneLeft)
        play.add(StageChanged{Stage::HeroEvent});
    else if (!fight.name.empty())
        beginRounds(play);
}

/// CQ-FIGHT-6.
void play(Play &play, const FightAliens &command)
{
    play.add(BattleBegan{play.open().clock.active.value_or(Colour::Green), command.at, command.enemy, false, 0});
    play.add(FightBegan{Against::Aliens, {}});
    play.add(StageChanged{Stage::Roll});
}

void play(Play &play, const RollBarrage &command)
{
    const Battle battle = *play.open().battle;
    fireBarrage(play, {battle.at, battle.fight.name}, command.dice);
    if (!fighters(play.open(), battle, Side::Attacker).empty())
        play.add(StageChanged{Stage::Roll});
}

void play(Play &play, const RollRound &command)
{
    play.add(DiceRolled{command.attacker, command.opponent});
    play.add(StageChanged{Stage::Change});
}

void play(Play &play, const ChangeDice &command)
{
    play.add(DiceChanged{command.by, command.attacker, command.opponent});
}

/// CQ-FIGHT-2, -3.
void play(Play &play, const ResolveRound & /*command*/)
{
    const Battle battle = *play.open().battle;
    const RoundResult result = resultOf(play.open(), battle);
    std::optional<Colour> loser;
    if (result.winner == Side::Opponent)
        loser = battle.by;
    else if (result.winner == Side::Attacker && battle.enemy)
        loser = battle.enemy;
    play.add(RoundResolved{result, loser});
    if (loser)
        return play.add(StageChanged{Stage::Lose});
    if (!result.winner)
        return play.add(StageChanged{Stage::FleeOrStay});
    play.add(FightWon{});
    shuffleForSuperhero(play, battle.fight);
}

void play(Play &play, const LoseAlien &command)
{
    const Battle battle = *play.open().battle;
    play.add(AlienDestroyed{command.alien});
    const bool gone = fighters(play.open(), battle, Side::Attacker).empty()
        || (battle.enemy && fighters(play.open(), battle, Side::Opponent).empty());
    if (!gone)
        play.add(StageChanged{Stage::FleeOrStay});
}

/// CQ-FIGHT-4, -6: those who flee lose the battle, which ends; CQ-ACT-3: in an Action phase they move on, if they could
/// before and nothing on the new space stops them.
void play(Play &play, const Flee &command)
{
    const Battle battle = *play.open().battle;
    for (const auto &[alien, to] : command.to)
    {
        const Alien *fleeing = alienOf(play.open(), alien);
        const bool goesOn = fleeing != nullptr && !fleeing->ended && play.open().clock.phase == Phase::Action
            && !endsMovement(play.open(), to, alien.of);
        play.add(AlienPlaced{alien, to, !goesOn});
    }
    if (!battle.enemy)
        loseBattle(play);
}

void play(Play &play, const GoOn &command)
{
    play.add(Stayed{command.player});
    if (!whoSays(play.open()) || play.open().battle->stays.contains(*whoSays(play.open())))
        beginRounds(play);
}

namespace
{

/// Puts that player's conquest token there, in place of another player's if there is one.
void putToken(Play &play, Place at, Colour player)
{
    const std::optional<LocationInPlay> &location = spaceAt(play.open(), at).location;
    if (location && location->conqueredBy && *location->conqueredBy != player)
        play.add(Stolen{at, player, *location->conqueredBy});
    else
        play.add(Conquered{at, player});
}

} // namespace

void play(Play &play, const Conquer &command)
{
    const Battle battle = *play.open().battle;
    if (command.put)
        putToken(play, battle.at, winnerOf(battle));
    play.add(BattleEnded{winnerOf(battle) == battle.by});
}

void play(Play &play, const Steal &command)
{
    if (play.open().clock.active)
        putToken(play, command.at, *play.open().clock.active);
}

} // namespace dossier::conquest
