#include "model/conquest/play.h"

#include <algorithm>

namespace dossier::conquest
{

// --- Set-up ---

void play(Play &play, const ChoosePlayers &command)
{
    play.add(PlayersChosen{command.players});
}

void play(Play &play, const ChooseOptions &command)
{
    play.add(OptionsChosen{command.options});
}

void play(Play &play, const Describe &command)
{
    play.add(Described{command.printed});
}

void play(Play &play, const DescribeSheet &command)
{
    play.add(SheetDescribed{command.brutal, command.sheet});
}

void play(Play &play, const SayTouching &command)
{
    play.add(TouchingSaid{command.border, command.touch});
}

void play(Play &play, const TakeRace &command)
{
    play.add(RaceTaken{command.player, command.race});
}

namespace
{

/// CQ-COOP-2, -6: returns the tokens with which the humans begin.
std::vector<TokensDue> setUpTokens(const PublicTable &table)
{
    const bool more = table.players.variants.moreTokens;
    std::vector<TokensDue> due;
    for (int section = 1; section <= static_cast<int>(table.players.colours.size()); ++section)
        due.push_back({section, more ? 2 : 1, false});
    due.push_back({centreSection, more ? 3 : 2, !table.options.centreTokensApart});
    return due;
}

} // namespace

void play(Play &play, const BeginGame & /*command*/)
{
    beginRound(play);
    if (isCooperative(play.open()))
        play.add(TokensCalled{setUpTokens(play.open())});
}

// --- Command ---

void play(Play &play, const TakeBack &command)
{
    play.add(TokensTakenBack{command.player});
}

/// CQ-CMD-1: the presence of the token is announced once, also if it is changed later.
void play(Play &play, const ChooseToken &command)
{
    play.add(TokenChosen{command.player, command.token});
    if (!inPlay(play.open(), command.player).chosen)
        play.add(TokenLaid{command.player});
}

/// CQ-CMD-1, CQ-COOP-3.
void play(Play &play, const RollPoints &command)
{
    const bool offered = command.face == 1;
    const bool byItself = isCooperative(play.open()) || play.open().options.offerOnOne == OfferOnOne::TokenAlways;
    play.add(PointsRolled{command.player, command.face, offered});
    if (offered && byItself)
        play.add(ThreatChanged{command.player, 1});
}

void play(Play &play, const AnswerOne &command)
{
    const bool byItself = isCooperative(play.open()) || play.open().options.offerOnOne == OfferOnOne::TokenAlways;
    play.add(PointsRolled{command.player, command.face.value_or(1), false});
    if (command.face && !byItself)
        play.add(ThreatChanged{command.player, 1});
}

/// CQ-CMD-3: players who are still tied roll again.
void play(Play &play, const RollFirst &command)
{
    play.add(FirstRolled{command.faces});
    const std::vector<Colour> tied = play.open().pending.tied;
    std::vector<Colour> lowest;
    int fewest = 7;
    for (const Colour player : tied)
    {
        const auto face = command.faces.find(player);
        if (face == command.faces.end() || face->second > fewest)
            continue;
        if (face->second < fewest)
            lowest.clear();
        fewest = face->second;
        lowest.push_back(player);
    }
    if (lowest.size() == 1)
        beginTurns(play, lowest.front());
    else
        play.add(FirstTied{lowest.empty() ? tied : lowest});
}

// --- Action ---

void play(Play &play, const MoveAlien &command)
{
    const Alien *alien = alienOf(play.open(), command.alien);
    if (alien != nullptr && alien->at && !touch(play.open(), *alien->at, command.to))
        play.add(TouchingSaid{borderOf(*alien->at, command.to), true});
    play.add(PointsChanged{command.alien.of, -1});
    play.add(AlienPlaced{command.alien, command.to, endsMovement(play.open(), command.to, command.alien.of)});
}

/// CQ-ACT-5: on a space with an enemy its movement ends.
void play(Play &play, const LandAlien &command)
{
    const Place site = landingSite(play.open(), command.alien.of);
    play.add(PointsChanged{command.alien.of, -1});
    play.add(AlienPlaced{command.alien, site, endsMovement(play.open(), site, command.alien.of)});
}

void play(Play &play, const BuyThreat &command)
{
    play.add(PointsChanged{command.player, -2});
    play.add(ThreatChanged{command.player, 1});
}

void play(Play &play, const EndAction & /*command*/)
{
    play.add(PhaseBegan{Phase::Battle});
}

void play(Play &play, const EndBattles & /*command*/)
{
    play.add(PhaseBegan{Phase::Draw});
}

void play(Play &play, const EndTurn & /*command*/)
{
    if (play.open().clock.active)
        play.add(TurnEnded{*play.open().clock.active});
}

void play(Play &play, const EndGame &command)
{
    play.add(GameEnded{command.outcome});
}

/// A correction is itself the event.
void play(Play &play, const Correct &command)
{
    play.add(command.event);
}

} // namespace dossier::conquest
