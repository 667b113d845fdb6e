#pragma once

#include "model/conquest/seen/battle_commands.h"
#include "model/conquest/seen/event.h"

namespace dossier::conquest
{

/// A correction by hand: an event happens that no rule led to.
struct Correct
{
    static constexpr std::string_view type = "correct";
    Event event{};
    bool operator==(const Correct &) const = default;
    static constexpr auto names = memberNames("event");
};

/// A request of a seat.
struct Command
    : OneOf<ChoosePlayers, ChooseOptions, Describe, DescribeSheet, SayTouching, TakeRace, BeginGame, TakeBack,
          ChooseToken, RollPoints, AnswerOne, RollFirst, MoveAlien, LandAlien, BuyThreat, EndAction, PlayEvent,
          UseAbility, ActivateStuff, ApplyCard, LeaveEffect, CancelCard, LetWin, ShowHand, Explore, FightToken,
          TurnUpResistance, FightAliens, RollBarrage, RollRound, ChangeDice, ResolveRound, LoseAlien, Flee, GoOn,
          Conquer, Steal, EndBattles, DiscardEvent, DrawEvents, EndTurn, DrawResistanceEvent, FreeLocations,
          AdvanceTechnology, PlaceToken, MoveToken, FireBarrage, RollTechnology, FightCaptain, EndGame, Correct>
{
    using OneOf::OneOf;
};

} // namespace dossier::conquest
