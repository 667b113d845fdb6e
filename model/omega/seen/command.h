#pragma once

#include "model/omega/seen/action_commands.h"
#include "model/omega/seen/combat_commands.h"
#include "model/omega/seen/event.h"
#include "model/omega/seen/setup_commands.h"

namespace dossier::omega
{

/// Corrects any value of the table by hand, by an event of the rules. No rule refuses it; arithmetic and existence
/// still apply (tokens move between two ends).
struct Correct
{
    static constexpr std::string_view type = "correct";
    Event event{};
    bool operator==(const Correct &) const = default;
    static constexpr auto names = memberNames("event");
};

/// A request of a seat.
struct Command
    : OneOf<ChooseCommando, TakeKit, PlaceCommando, PlaceDoor, CutRooms, PlaceStack, ShuffleDeck, CountDeck, BeginGame,
          AdvanceTimers, TransferAdrenaline, AssignInitiative, ChooseStance, BeginTurn, EndTurn, RefreshDashboard,
          BeginActivations, EndActivations, DiscardAdrenaline, ReachCrisis, ResolveEvent, PlanEvent, SpringEvent,
          EndGame, ChangeSubstitutes, Move, ContinueMove, Face, LeaveMap, Investigate, OpenDoor, Trade, Equip, Revive,
          Heal, UseKit, TakeAction, BeginChallenge, BoostChallenge, RollChallenge, UseAbility, ForceDoor, ResolveCard,
          Spawn, PlaceMarkers, TakeMarker, FlipPassage, LeaveRest, ActivateEnemy, DeclareAttack, JoinAttack, Assist,
          RollAttack, RerollDice, PassRerolls, ApplyAttack, Explode, RollHazard, KnockBack, BeginEffect, EndEffect,
          Interrupt, SetPower, Deploy, WritePlan, WriteNotes, Correct>
{
    using OneOf::OneOf;
};

} // namespace dossier::omega
