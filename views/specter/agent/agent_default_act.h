#pragma once

#include "views/specter/selection/drawn_move.h"

#include <QString>

#include <cstdint>

namespace dossier
{

/// What the one button of the agent's page does.
enum class AgentAct : std::uint8_t
{
    Write,
    LayOpen,
    HandOver,
    /// Nothing is left to be done here.
    Leave,
};

/// What it does, what it says, in short where there is little room, and whether that is what is most likely meant.
struct AgentDefaultAct
{
    AgentAct act = AgentAct::HandOver;
    QString text{};
    QString shorter{};
    QString tip{};
    bool advised = true;
};

/// By the table and the move that is drawn over it.
AgentDefaultAct agentDefaultAct(const DrawnMove &move);

} // namespace dossier
