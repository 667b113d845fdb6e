#pragma once

#include "model/core/look_up.h"
#include "model/omega/table.h"

namespace dossier::omega
{

/// OP-DOOR-1: gives a face-down marker a kind, the commonest one until a hand writes another.
void layFaceDown(Table &table, const Edge &door);

/// OP-INT-1: ends the move under way and resumes the one that waits for it.
void endMove(Pending &pending);

/// OP-INT-1: drops the halted move of a combatant.
void stopMove(Pending &pending, const Combatant &who);

/// Drops everything pending for a combatant who is off the map.
void forget(Pending &pending, const Combatant &who);

// Effects of each event on the table, one file per group of events.

// Adrenaline, rounds, commandos, notes.
void take(Table &table, const TokensMoved &event);
void take(Table &table, const SubstitutesChanged &event);
void take(Table &table, const StepBegan &event);
void take(Table &table, const TimersMoved &event);
void take(Table &table, const CrisisReached &event);
void take(Table &table, const MissionEventsCame &event);
void take(Table &table, const MissionEventHappened &event);
void take(Table &table, const MissionEventPlanned &event);
void take(Table &table, const MissionEventRevealed &event);
void take(Table &table, const TurnBegan &event);
void take(Table &table, const TurnEnded &event);
void take(Table &table, const GameEnded &event);
void take(Table &table, const RulingMade &event);
void take(Table &table, const SecretRulingMade &event);
void take(Table &table, const AbilityUsed &event);
void take(Table &table, const CommandoChosen &event);
void take(Table &table, const Placed &event);
void take(Table &table, const Moved &event);
void take(Table &table, const MoveHalted &event);
void take(Table &table, const KitChanged &event);
void take(Table &table, const WeaponReadied &event);
void take(Table &table, const StanceChosen &event);
void take(Table &table, const InitiativeAssigned &event);
void take(Table &table, const ConditionChanged &event);
void take(Table &table, const WoundsChanged &event);
void take(Table &table, const ActionTaken &event);
void take(Table &table, const ItemMoved &event);
void take(Table &table, const DeckCounted &event);
void take(Table &table, const DeckShuffled &event);
void take(Table &table, const PlanWritten &event);
void take(Table &table, const OverseerNoted &event);
void take(Table &table, const CommandoNoted &event);

// The board.
void take(Table &table, const DoorPlaced &event);
void take(Table &table, const DoorKindSet &event);
void take(Table &table, const DoorTurnedUp &event);
void take(Table &table, const DoorTaken &event);
void take(Table &table, const RoomsCut &event);
void take(Table &table, const StackSet &event);
void take(Table &table, const RoomRevealed &event);
void take(Table &table, const CardResolved &event);
void take(Table &table, const RevealEnded &event);
void take(Table &table, const AllowancesChanged &event);
void take(Table &table, const FigureArrived &event);
void take(Table &table, const FigureLeft &event);
void take(Table &table, const ReservesChanged &event);
void take(Table &table, const MarkerPlaced &event);
void take(Table &table, const MarkerTaken &event);
void take(Table &table, const MarkerHurt &event);
void take(Table &table, const ObjectivePlaced &event);
void take(Table &table, const TileFlipped &event);

// Combat, challenges, hazards, effects.
void take(Table &table, const AttackDeclared &event);
void take(Table &table, const AttackJoined &event);
void take(Table &table, const AttackRolled &event);
void take(Table &table, const AttackRerolled &event);
void take(Table &table, const RerollsPassed &event);
void take(Table &table, const AttackEnded &event);
void take(Table &table, const ChallengeBegan &event);
void take(Table &table, const ChallengeBoosted &event);
void take(Table &table, const ChallengeEnded &event);
void take(Table &table, const HazardFound &event);
void take(Table &table, const HazardRolled &event);
void take(Table &table, const Exploded &event);
void take(Table &table, const KnockbackAllowed &event);
void take(Table &table, const EffectBegan &event);
void take(Table &table, const EffectEnded &event);
void take(Table &table, const InterruptUsed &event);
void take(Table &table, const PowerChanged &event);

// Events written by hand.
void take(Table &table, const MissionWritten &event);
void take(Table &table, const SheetWritten &event);
void take(Table &table, const WeaponWritten &event);
void take(Table &table, const FigureCardWritten &event);
void take(Table &table, const AbilityWritten &event);
void take(Table &table, const AbilityRemoved &event);
void take(Table &table, const KitWritten &event);
void take(Table &table, const RoomCardWritten &event);
void take(Table &table, const ItemWritten &event);
void take(Table &table, const DoorRuleWritten &event);
void take(Table &table, const CommandoWritten &event);
void take(Table &table, const FigureWritten &event);
void take(Table &table, const GroundWritten &event);
void take(Table &table, const ClockWritten &event);
void take(Table &table, const TurnWritten &event);
void take(Table &table, const PendingWritten &event);
void take(Table &table, const DeckWritten &event);

} // namespace dossier::omega
