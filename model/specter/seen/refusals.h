#pragma once

#include "model/specter/seen/refusal.h"

namespace dossier::specter
{

// One function per command, in the order of the digest. Each reads only the view.

Refusal refuse(const View &seen, const ChoosePlayers &command);
Refusal refuse(const View &seen, const ChooseOptions &command);
Refusal refuse(const View &seen, const RollObjectives &command);
Refusal refuse(const View &seen, const ChooseCharacter &command);
Refusal refuse(const View &seen, const TakeCards &command);
Refusal refuse(const View &seen, const DealRoles &command);
Refusal refuse(const View &seen, const BeginGame &command);

Refusal refuse(const View &seen, const CompleteObjective &command);
Refusal refuse(const View &seen, const PlanMove &command);
Refusal refuse(const View &seen, const ConfirmMove &command);
Refusal refuse(const View &seen, const ReportMove &command);
Refusal refuse(const View &seen, const ForetellObjective &command);
Refusal refuse(const View &seen, const SpringAmbush &command);
Refusal refuse(const View &seen, const RaiseBlade &command);

Refusal refuse(const View &seen, const BeginHunterTurn &command);
Refusal refuse(const View &seen, const BarFromVehicle &command);
Refusal refuse(const View &seen, const MoveHunter &command);
Refusal refuse(const View &seen, const DriveVehicle &command);
Refusal refuse(const View &seen, const UseSensor &command);
Refusal refuse(const View &seen, const LookBack &command);
Refusal refuse(const View &seen, const SniperShot &command);
Refusal refuse(const View &seen, const AttackAgent &command);
Refusal refuse(const View &seen, const QuickDraw &command);
Refusal refuse(const View &seen, const UseStrength &command);
Refusal refuse(const View &seen, const EndHunterTurn &command);
Refusal refuse(const View &seen, const RevealTraitor &command);

Refusal refuse(const View &seen, const EndGame &command);
Refusal refuse(const View &seen, const TakeOverFacts &command);
Refusal refuse(const View &seen, const LayOpenSheet &command);
Refusal refuse(const View &seen, const Correct &command);

// Checks shared by several of them.

/// Refuses unless the game is in that phase and no second agent is awaited.
Refusal unlessPhase(const View &seen, Phase phase);

/// Refuses unless the agents' or the hunters' part of a turn is under way and no second agent is awaited.
Refusal unlessAPartOfATurn(const View &seen);

/// True when the Gun may answer that agent's move with a quick shot.
bool mayQuickDraw(const PublicTable &table, Agent agent);

/// SO-MOVE-2: refuses a hand with other cards than his own unique card and the generic ones, at most in the box's
/// numbers.
Refusal refuseHand(const View &seen, Agent agent, const std::vector<Equipment> &cards);

// Publicly visible faults of entries for agents on paper.

/// SO-BOARD-1: nobody is on a structure.
Refusal unlessOpen(const View &seen, const std::optional<Coordinate> &space);

/// SO-MOVE-2, SO-TRAITOR-1: a character is revealed once and does not change; the two agents are different characters.
Refusal refuseCharacter(const View &seen, Agent agent, const std::optional<AgentKind> &character);

/// SO-MOVE-2: an announced card is in the box and in the agent's hand, and available to him; its token is in range.
Refusal refuseAnnounced(const View &seen, Agent agent, const std::optional<CardUse> &use);
Refusal refuseShownCard(const View &seen, Agent agent, Equipment card);

/// SO-BOARD-3, SO-MOVE-2: one objective per section, and some space is beside all of this turn.
Refusal refuseTurningOver(const View &seen, const CompleteObjective &command);

/// SO-MOVE-1: only a viewer with the agent's sheet can judge his actions; on paper nobody can.
Refusal unlessSheet(const View &seen, Agent agent);

/// SO-MOVE-1: refuses unless it is this agent's time to move, in the first agent's turn or at once as the revealed
/// traitor.
Refusal unlessOnMove(const View &seen, Agent agent);

} // namespace dossier::specter
