#pragma once

#include "model/core/one_of.h"
#include "model/omega/seen/board_events.h"
#include "model/omega/seen/combat_events.h"
#include "model/omega/seen/events.h"
#include "model/omega/seen/seat.h"
#include "model/omega/seen/written_events.h"

namespace dossier::omega
{

/// An event at a table.
struct Event
    : OneOf<TokensMoved, SubstitutesChanged, StepBegan, TimersMoved, CrisisReached, MissionEventsCame,
          MissionEventHappened, MissionEventPlanned, MissionEventRevealed, TurnBegan, TurnEnded, GameEnded, RulingMade,
          AbilityUsed, CommandoChosen, Placed, Moved, MoveHalted, KitChanged, WeaponReadied, StanceChosen,
          InitiativeAssigned, ConditionChanged, WoundsChanged, ActionTaken, ItemMoved, DeckCounted, DeckShuffled,
          DoorPlaced, DoorKindSet, DoorTurnedUp, DoorTaken, RoomsCut, StackSet, RoomRevealed, CardResolved, RevealEnded,
          AllowancesChanged, FigureArrived, FigureLeft, ReservesChanged, MarkerPlaced, MarkerTaken, MarkerHurt,
          ObjectivePlaced, TileFlipped, AttackDeclared, AttackJoined, AttackRolled, AttackRerolled, RerollsPassed,
          AttackEnded, ChallengeBegan, ChallengeBoosted, ChallengeEnded, HazardFound, HazardRolled, Exploded,
          KnockbackAllowed, EffectBegan, EffectEnded, InterruptUsed, PowerChanged, PlanWritten, OverseerNoted,
          CommandoNoted, MissionWritten, SheetWritten, WeaponWritten, FigureCardWritten, AbilityWritten, AbilityRemoved,
          KitWritten, RoomCardWritten, ItemWritten, DoorRuleWritten, CommandoWritten, FigureWritten, GroundWritten,
          ClockWritten, TurnWritten, PendingWritten, DeckWritten, SecretRulingMade>
{
    using OneOf::OneOf;
};

using Events = std::vector<Event>;

/// OP-ROOM-3: true when a seat may know an event. No seat may know the order of the investigate deck.
bool mayKnow(const Event &event, const Seat &seat);

/// Returns the events that a seat may know, in order.
Events seenBy(const Events &events, const Seat &seat);

} // namespace dossier::omega
