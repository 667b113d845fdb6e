#include "model/conquest/play_resistance.h"

#include "model/conquest/seen/resistance.h"

#include <algorithm>

namespace dossier::conquest
{

namespace
{

constexpr int moving = 4;
constexpr int firing = 5;
constexpr int lastStep = 6;

void beginStep(Play &play, int step)
{
    play.add(StepBegan{step, {}});
}

/// CQ-TOKEN-1: removes due tokens when the pool is empty.
void letGoIfPoolIsEmpty(Play &play)
{
    while (!play.open().resistance.tokensDue.empty() && deckSize(play.open(), Deck::Tokens) == 0)
        play.add(TokensPut{play.open().resistance.tokensDue.front().section});
}

/// CQ-DUE-4: begins what follows the phase.
void endResistancePhase(Play &play)
{
    if (play.open().options.resistanceTime == ResistanceTime::BeforeCommand)
        play.add(PhaseBegan{Phase::Command});
    else
        beginRound(play);
}

/// CQ-RES-4, -5: marks a token as done, and begins the next step after the last one.
void tokenActed(Play &play, const TokenAt &token)
{
    play.add(TokenActed{token});
    if (play.open().resistance.acting.empty())
        beginStep(play, play.open().resistance.step + 1);
}

/// Skips tokens that are gone, or have nobody left to fire at.
void passOver(Play &play)
{
    const int step = play.open().resistance.step;
    const std::vector<TokenAt> able = actingTokens(play.open(), step);
    for (const TokenAt &token : std::vector<TokenAt>(play.open().resistance.acting))
        if (std::ranges::find(able, token) == able.end() && play.open().resistance.step == step)
            tokenActed(play, token);
}

} // namespace

void beginResistancePhase(Play &play)
{
    play.add(PhaseBegan{Phase::Resistance});
    beginStep(play, 1);
}

/// CQ-RES-3, -8: applies to every cause of the move.
void moveMarker(Play &play, int by)
{
    const int before = play.open().resistance.marker;
    play.add(MarkerMoved{by});
    std::vector<TokensDue> due;
    for (int section = centreSection; section <= static_cast<int>(play.open().players.colours.size()); ++section)
        due.push_back({.section = section});
    for (int circles = redCirclesPassed(play.open(), before); circles > 0; --circles)
        play.add(TokensCalled{due});
}

void captainComes(Play &play, const std::string &token, int section)
{
    if (!play.open().resistance.captain)
        play.add(CaptainCame{token, spacesWithAliens(play.open(), section)});
}

void captainLeavesIfDone(Play &play)
{
    const std::optional<CaptainDue> &captain = play.open().resistance.captain;
    const auto isLeft = [&](Place at) { return !aliensAt(play.open(), at).empty(); };
    if (captain && std::ranges::none_of(captain->left, isLeft))
        play.add(CaptainLeft{});
}

/// CQ-RES-10: no token is drawn while he is out, because he returns to the pool before the next draw.
void advanceTokens(Play &play)
{
    captainLeavesIfDone(play);
    if (!play.open().resistance.captain)
        letGoIfPoolIsEmpty(play);
}

void advanceResistance(Play &play)
{
    if (play.open().resistance.step == 1 && isUsedUp(play.open(), Deck::ResistanceEvents))
        beginStep(play, 2);
    while (play.open().resistance.step == moving || play.open().resistance.step == firing)
    {
        const int step = play.open().resistance.step;
        if (!play.open().resistance.acting.empty())
            passOver(play);
        else if (const std::vector<TokenAt> acting = actingTokens(play.open(), step); !acting.empty())
            play.add(StepBegan{step, acting});
        else
            beginStep(play, step + 1);
        if (play.open().resistance.step == step)
            return;
    }
}

/// CQ-RES-1, CQ-FIGHT-1.
void play(Play &play, const DrawResistanceEvent &command)
{
    const bool byHeroes = play.open().battle && play.open().battle->stage == Stage::HeroEvent;
    shuffleIfEmpty(play, Deck::ResistanceEvents);
    play.add(ResistanceEventDrawn{command.card});
    applyOrOwe(play, std::nullopt, command.card, command.effects);
    if (play.open().outcome)
        return;
    if (!byHeroes)
        return beginStep(play, 2);
    if (!play.open().battle)
        return;
    const Fight &fight = play.open().battle->fight;
    const bool barrage = hasAbility(play.open(), fight, ResistanceAbility::Barrage);
    play.add(StageChanged{fight.name.empty() ? Stage::TurnUp : barrage ? Stage::Barrage : Stage::Roll});
}

/// CQ-RES-2.
void play(Play &play, const FreeLocations & /*command*/)
{
    for (const Place at : freedLocations(play.open()))
        play.add(LocationFreed{at});
    beginStep(play, 3);
}

/// CQ-RES-3.
void play(Play &play, const AdvanceTechnology & /*command*/)
{
    moveMarker(play, 1);
    beginStep(play, moving);
}

/// CQ-RES-7, -10.
void play(Play &play, const PlaceToken &command)
{
    const Place at{command.section, command.face};
    const TokenKind *kind = tokenNamed(play.open().pack, command.token);
    const Placing placing = placingOf(play.open(), command);
    if (kind != nullptr && kind->superhero)
        captainComes(play, command.token, command.section);
    else if (placing.noRoom)
        moveMarker(play, 1);
    else
    {
        if (!placing.pushable.empty())
            moveToken(play, at, {command.section, 0}, command.pushed);
        placeToken(play, at, command.token);
    }
    play.add(TokensPut{command.section});
}

/// CQ-RES-4: the token stays if it rolled its own space, or one with three tokens.
void play(Play &play, const MoveToken &command)
{
    const Place from = command.token.at;
    const Place to{from.section, command.face};
    if (to != from && spaceAt(play.open(), to).tokens.size() < maxTokens)
        moveToken(play, from, to, command.token.token);
    tokenActed(play, command.token);
}

/// CQ-RES-5.
void play(Play &play, const FireBarrage &command)
{
    fireBarrage(play, command.token, command.dice);
    tokenActed(play, command.token);
}

/// CQ-RES-6.
void play(Play &play, const RollTechnology &command)
{
    play.add(TechnologyRolled{command.faces});
    if (!command.card.empty())
    {
        play.add(TechnologyDrawn{command.card});
        play.add(EffectBecameDue{std::nullopt, command.card});
    }
    endResistancePhase(play);
}

/// CQ-RES-10: a lost round costs one alien, and he continues.
void play(Play &play, const FightCaptain &command)
{
    play.add(CaptainFought{command.at, command.attacker, command.opponent, captainsResult(play.open(), command)});
    if (command.lost)
        play.add(AlienDestroyed{*command.lost});
}

} // namespace dossier::conquest
