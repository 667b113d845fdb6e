#pragma once

#include "views/specter/selection/drawn_move.h"

#include <QString>

#include <cstdint>

namespace dossier
{

/// Actions of the default button on the agent's page.
enum class AgentAct : std::uint8_t
{
    Write,
    LayOpen,
    HandOver,
    /// Leaves the session, when nothing is left to do here.
    ShowEnd,
};

/// Action of the default button, its text, a short form for narrow windows, and whether it is the most likely next
/// step.
struct AgentDefaultAct
{
    AgentAct act = AgentAct::HandOver;
    QString text{};
    QString shorter{};
    QString tip{};
    bool advised = true;
};

/// Returns the default button for the table and the move drawn over it.
AgentDefaultAct agentDefaultAct(const DrawnMove &move);

} // namespace dossier
