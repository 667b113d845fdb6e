#pragma once

#include "views/board/board_scene.h"
#include "views/specter/selection/drawn_move.h"

namespace dossier
{

struct AgentLayers;
struct CardSpaces;

/// What the agent's board shows over a table: where the hunters may expect him, who sees what, where he can end, where
/// his card's token can go or whom it can be used on while that is asked, the way of an earlier turn, and the path that
/// is drawn.
BoardScene agentScene(BoardScene table, const DrawnMove &move, const AgentLayers &layers, const CardSpaces &card,
    const std::vector<Space> &earlier);

/// What is shown at best of a move that ends there, and in how many steps; empty where none ends.
QString bestCase(const DrawnMove &move, Space space);

} // namespace dossier
