#pragma once

#include "move.h"
#include "omega_view.h"

namespace dossier::omega
{

/// Everything that somebody's move is judged by; none while the speed is unknown, or off the map.
std::optional<MoveQuestion> moveQuestionFor(const PublicTable &table, const Combatant &who, int actions = 1);

/// The same for a move that was halted: with the points that are left.
std::optional<MoveQuestion> questionOfRest(const PublicTable &table, const MoveUnderWay &move);

/// OP-INT-1: the points that are left of a move after so many steps of its path.
int pointsLeft(const PublicTable &table, const MoveQuestion &question, const std::vector<Space> &path, int steps);

/// OP-MOVE-9: whether a mover may end its move with another facing: in its own turn; a commando by a free move in
/// another player's turn (`first`), or in another commando's (`revised`).
bool mayTurn(const PublicTable &table, const Combatant &who);

/// Whether the grid judges this mover: large ones in `revised` alone.
bool isJudged(const PublicTable &table, const Combatant &who);

/// What a move costs a commando in adrenaline (OP-ACT-1, OP-MOVE-6); nothing for others.
int adrenalineFor(const PublicTable &table, const Move &move);

} // namespace dossier::omega
