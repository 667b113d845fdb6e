#pragma once

#include "move.h"
#include "omega_view.h"

namespace dossier::omega
{

/// Everything that somebody's move is judged by; none while the speed is unknown, or off the map.
std::optional<MoveQuestion> moveQuestionFor(const PublicTable &table, const Combatant &who, int actions = 1);

/// Whether the grid judges this mover: large ones in `revised` alone.
bool isJudged(const PublicTable &table, const Combatant &who);

/// What a move costs a commando in adrenaline (OP-ACT-1, OP-MOVE-6); nothing for others.
int adrenalineFor(const PublicTable &table, const Move &move);

} // namespace dossier::omega
