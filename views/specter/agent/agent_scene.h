#pragma once

#include "views/board/board_scene.h"
#include "views/specter/selection/drawn_move.h"

namespace dossier
{

struct AgentLayers;
struct CardSpaces;

/// Returns the agent's board over a table: the spaces where the hunters may expect the agent, the lines of sight, the
/// possible ends, the targets of the card while it needs one, the path of an earlier turn, and the drawn path.
BoardScene agentScene(BoardScene table, const DrawnMove &move, const AgentLayers &layers, const CardSpaces &card,
    const std::vector<Space> &earlier);

/// Describes the least that a move ending there would show, and its number of steps; empty when none ends there.
QString bestCase(const DrawnMove &move, Space space);

} // namespace dossier
