#pragma once

#include "model/omega/seen/refusal.h"

namespace dossier::omega
{

// The chapters' refusals, in the order of the digest. Each reads only a view.

// Adrenaline and rounds: OP-ADR-3, -4, OP-ROUND, OP-CMD-1, -4.
Refusal refuse(const View &seen, const AdvanceTimers &command);
Refusal refuse(const View &seen, const TransferAdrenaline &command);
Refusal refuse(const View &seen, const AssignInitiative &command);
Refusal refuse(const View &seen, const ChooseStance &command);
Refusal refuse(const View &seen, const BeginTurn &command);
Refusal refuse(const View &seen, const EndTurn &command);
Refusal refuse(const View &seen, const RefreshDashboard &command);
Refusal refuse(const View &seen, const BeginActivations &command);
Refusal refuse(const View &seen, const EndActivations &command);
Refusal refuse(const View &seen, const DiscardAdrenaline &command);
Refusal refuse(const View &seen, const ReachCrisis &command);
Refusal refuse(const View &seen, const ResolveEvent &command);
Refusal refuse(const View &seen, const PlanEvent &command);
Refusal refuse(const View &seen, const SpringEvent &command);
Refusal refuse(const View &seen, const EndGame &command);
Refusal refuse(const View &seen, const ChangeSubstitutes &command);

// Dashboard: OP-DASH.
Refusal refuse(const View &seen, const UseAbility &command);

// Set-up: OP-CMD-2, -3, OP-DOOR-1, OP-ROOM-1, -2.
Refusal refuse(const View &seen, const ChooseCommando &command);
Refusal refuse(const View &seen, const TakeKit &command);
Refusal refuse(const View &seen, const PlaceCommando &command);
Refusal refuse(const View &seen, const PlaceDoor &command);
Refusal refuse(const View &seen, const CutRooms &command);
Refusal refuse(const View &seen, const PlaceStack &command);
Refusal refuse(const View &seen, const ShuffleDeck &command);
Refusal refuse(const View &seen, const CountDeck &command);
Refusal refuse(const View &seen, const BeginGame &command);

// Actions: OP-ACT, OP-MOVE, OP-DOWN.
Refusal refuse(const View &seen, const Move &command);
Refusal refuse(const View &seen, const ContinueMove &command);
Refusal refuse(const View &seen, const LeaveMap &command);
Refusal refuse(const View &seen, const Face &command);
Refusal refuse(const View &seen, const Investigate &command);
Refusal refuse(const View &seen, const OpenDoor &command);
Refusal refuse(const View &seen, const Trade &command);
Refusal refuse(const View &seen, const Equip &command);
Refusal refuse(const View &seen, const Revive &command);
Refusal refuse(const View &seen, const Heal &command);
Refusal refuse(const View &seen, const UseKit &command);
Refusal refuse(const View &seen, const TakeAction &command);

// Doors, rooms, spawning: OP-DOOR-2, OP-ROOM-2, OP-SPAWN-1, OP-GAS-1.
Refusal refuse(const View &seen, const ForceDoor &command);
Refusal refuse(const View &seen, const ResolveCard &command);
Refusal refuse(const View &seen, const Spawn &command);
Refusal refuse(const View &seen, const PlaceMarkers &command);
Refusal refuse(const View &seen, const TakeMarker &command);
Refusal refuse(const View &seen, const FlipPassage &command);
Refusal refuse(const View &seen, const LeaveRest &command);
Refusal refuse(const View &seen, const ActivateEnemy &command);
Refusal refuse(const View &seen, const Deploy &command);

// Dice, combat, challenges, effects: OP-DICE-2, OP-ATK, OP-CHAL-1, OP-SAME-1, OP-INT-1.
Refusal refuse(const View &seen, const DeclareAttack &command);
Refusal refuse(const View &seen, const JoinAttack &command);
Refusal refuse(const View &seen, const Assist &command);
Refusal refuse(const View &seen, const RollAttack &command);
Refusal refuse(const View &seen, const RerollDice &command);
Refusal refuse(const View &seen, const PassRerolls &command);
Refusal refuse(const View &seen, const ApplyAttack &command);
Refusal refuse(const View &seen, const Explode &command);
Refusal refuse(const View &seen, const RollHazard &command);
Refusal refuse(const View &seen, const KnockBack &command);
Refusal refuse(const View &seen, const BeginChallenge &command);
Refusal refuse(const View &seen, const BoostChallenge &command);
Refusal refuse(const View &seen, const RollChallenge &command);
Refusal refuse(const View &seen, const BeginEffect &command);
Refusal refuse(const View &seen, const EndEffect &command);
Refusal refuse(const View &seen, const Interrupt &command);
Refusal refuse(const View &seen, const SetPower &command);

// Notes and corrections: no rule refuses them.
Refusal refuse(const View &seen, const WritePlan &command);
Refusal refuse(const View &seen, const WriteNotes &command);
Refusal refuse(const View &seen, const Correct &command);

} // namespace dossier::omega
