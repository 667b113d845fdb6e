#pragma once

#include "model/specter/seen/refusal.h"

namespace dossier::specter
{

// One a command, in the order of the digest. Each looks only at the view.

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

// What several of them ask.

/// Whether the game is in that phase, and no second agent is awaited.
Refusal unlessPhase(const View &seen, Phase phase);

/// Whether the agents' or the hunters' part of a turn is under way, and no second agent is awaited.
Refusal unlessAPartOfATurn(const View &seen);

/// Whether the Gun may answer that agent's move with a quick shot.
bool mayQuickDraw(const PublicTable &table, Agent agent);

/// SO-MOVE-2: what is wrong with a hand: the own unique card and the generic ones, as often as the box has them.
Refusal refuseHand(const View &seen, Agent agent, const std::vector<Equipment> &cards);

// Of what is entered for agents on paper, what everybody can tell to be wrong.

/// SO-BOARD-1: nobody stands on a structure.
Refusal unlessOpen(const View &seen, const std::optional<Coordinate> &space);

/// SO-MOVE-2, SO-TRAITOR-1: a character shows himself once and stays who he is; nobody else is the same.
Refusal refuseCharacter(const View &seen, Agent agent, const std::optional<AgentKind> &character);

/// SO-MOVE-2: a card that is announced is in the box and in the agent's hand, and his to take; where its token may lie.
Refusal refuseAnnounced(const View &seen, Agent agent, const std::optional<CardUse> &use);
Refusal refuseShownCard(const View &seen, Agent agent, Equipment card);

/// SO-BOARD-3, SO-MOVE-2: one objective a section, and some space lies beside all of this turn.
Refusal refuseTurningOver(const View &seen, const CompleteObjective &command);

/// SO-MOVE-1: what an agent does, only who knows his sheet can judge; on paper nobody can.
Refusal unlessSheet(const View &seen, Agent agent);

/// SO-MOVE-1: whether it is this agent's time to move, as the first one's turn or as the revealed traitor's at once.
Refusal unlessOnMove(const View &seen, Agent agent);

} // namespace dossier::specter
