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
void applyTo(Table &table, const TokensMoved &event);
void applyTo(Table &table, const SubstitutesChanged &event);
void applyTo(Table &table, const StepBegan &event);
void applyTo(Table &table, const TimersMoved &event);
void applyTo(Table &table, const CrisisReached &event);
void applyTo(Table &table, const MissionEventsCame &event);
void applyTo(Table &table, const MissionEventHappened &event);
void applyTo(Table &table, const MissionEventPlanned &event);
void applyTo(Table &table, const MissionEventRevealed &event);
void applyTo(Table &table, const TurnBegan &event);
void applyTo(Table &table, const TurnEnded &event);
void applyTo(Table &table, const GameEnded &event);
void applyTo(Table &table, const RulingMade &event);
void applyTo(Table &table, const SecretRulingMade &event);
void applyTo(Table &table, const AbilityUsed &event);
void applyTo(Table &table, const CommandoChosen &event);
void applyTo(Table &table, const Placed &event);
void applyTo(Table &table, const Moved &event);
void applyTo(Table &table, const MoveHalted &event);
void applyTo(Table &table, const KitChanged &event);
void applyTo(Table &table, const WeaponReadied &event);
void applyTo(Table &table, const StanceChosen &event);
void applyTo(Table &table, const InitiativeAssigned &event);
void applyTo(Table &table, const ConditionChanged &event);
void applyTo(Table &table, const WoundsChanged &event);
void applyTo(Table &table, const ActionTaken &event);
void applyTo(Table &table, const ItemMoved &event);
void applyTo(Table &table, const DeckCounted &event);
void applyTo(Table &table, const DeckShuffled &event);
void applyTo(Table &table, const PlanWritten &event);
void applyTo(Table &table, const OverseerNoted &event);
void applyTo(Table &table, const CommandoNoted &event);

// The board.
void applyTo(Table &table, const DoorPlaced &event);
void applyTo(Table &table, const DoorKindSet &event);
void applyTo(Table &table, const DoorTurnedUp &event);
void applyTo(Table &table, const DoorTaken &event);
void applyTo(Table &table, const RoomsCut &event);
void applyTo(Table &table, const StackSet &event);
void applyTo(Table &table, const RoomRevealed &event);
void applyTo(Table &table, const CardResolved &event);
void applyTo(Table &table, const RevealEnded &event);
void applyTo(Table &table, const AllowancesChanged &event);
void applyTo(Table &table, const FigureArrived &event);
void applyTo(Table &table, const FigureLeft &event);
void applyTo(Table &table, const ReservesChanged &event);
void applyTo(Table &table, const MarkerPlaced &event);
void applyTo(Table &table, const MarkerTaken &event);
void applyTo(Table &table, const MarkerHurt &event);
void applyTo(Table &table, const ObjectivePlaced &event);
void applyTo(Table &table, const TileFlipped &event);

// Combat, challenges, hazards, effects.
void applyTo(Table &table, const AttackDeclared &event);
void applyTo(Table &table, const AttackJoined &event);
void applyTo(Table &table, const AttackRolled &event);
void applyTo(Table &table, const AttackRerolled &event);
void applyTo(Table &table, const RerollsPassed &event);
void applyTo(Table &table, const AttackEnded &event);
void applyTo(Table &table, const ChallengeBegan &event);
void applyTo(Table &table, const ChallengeBoosted &event);
void applyTo(Table &table, const ChallengeEnded &event);
void applyTo(Table &table, const HazardFound &event);
void applyTo(Table &table, const HazardRolled &event);
void applyTo(Table &table, const Exploded &event);
void applyTo(Table &table, const KnockbackAllowed &event);
void applyTo(Table &table, const EffectBegan &event);
void applyTo(Table &table, const EffectEnded &event);
void applyTo(Table &table, const InterruptUsed &event);
void applyTo(Table &table, const PowerChanged &event);

// Events written by hand.
void applyTo(Table &table, const MissionWritten &event);
void applyTo(Table &table, const SheetWritten &event);
void applyTo(Table &table, const WeaponWritten &event);
void applyTo(Table &table, const FigureCardWritten &event);
void applyTo(Table &table, const AbilityWritten &event);
void applyTo(Table &table, const AbilityRemoved &event);
void applyTo(Table &table, const KitWritten &event);
void applyTo(Table &table, const RoomCardWritten &event);
void applyTo(Table &table, const ItemWritten &event);
void applyTo(Table &table, const DoorRuleWritten &event);
void applyTo(Table &table, const CommandoWritten &event);
void applyTo(Table &table, const FigureWritten &event);
void applyTo(Table &table, const GroundWritten &event);
void applyTo(Table &table, const ClockWritten &event);
void applyTo(Table &table, const TurnWritten &event);
void applyTo(Table &table, const PendingWritten &event);
void applyTo(Table &table, const DeckWritten &event);

} // namespace dossier::omega
