#pragma once

#include "model/omega/geometry/move.h"
#include "model/omega/seen/view.h"

namespace dossier::omega
{

/// Returns everything by which a combatant's move is judged; none while the speed is unknown, or off the map.
std::optional<MoveQuestion> moveQuestionFor(const PublicTable &table, const Combatant &who, int actions = 1);

/// Returns the question for a halted move, with the points that are left.
std::optional<MoveQuestion> questionOfRest(const PublicTable &table, const MoveUnderWay &move);

/// OP-MOVE on this table's map. In `first` no space of a large figure's base enters a wall (IT 627); its other steps
/// are judged as in `revised` [I: the first printing has no rule of its own for them].
MoveVerdict judged(const PublicTable &table, const MoveQuestion &question, const std::vector<Space> &path);

/// OP-INT-1, OP-ATK-3: returns the rest of a judged move after that many steps of its path; no points if the path was
/// against a rule.
MoveUnderWay restAfter(
    const Combatant &who, const MoveQuestion &question, const MoveVerdict &verdict, std::size_t steps);

/// OP-MOVE-9: true when a mover may end its move with another facing: in its own turn; a commando by a free move in
/// another player's turn (`first`), or in another commando's (`revised`).
bool mayTurn(const PublicTable &table, const Combatant &who);

/// OP-GRID-1: true when any space of a figure is on a passage, of either colour.
bool standsInAPassage(const PublicTable &table, const Figure &figure);

/// Returns a move's cost in adrenaline for a commando (OP-ACT-1, OP-MOVE-6); 0 for others.
int adrenalineFor(const PublicTable &table, const Move &move);

} // namespace dossier::omega
