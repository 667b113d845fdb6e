#pragma once

#include "views/specter/asks/drawn_move.h"

#include <QPoint>

#include <functional>

class QWidget;

namespace dossier
{

/// What the menu of a space does on the agent's page.
struct AgentsSpaceActs
{
    /// The path that shows least leads there.
    std::function<void()> goQuietest;
    /// What is drawn goes.
    std::function<void()> letGo;
};

/// Opens what can be done on a space while a move is drawn.
void openAgentsSpaceMenu(
    QWidget &page, const QPoint &global, const DrawnMove &move, Space space, const AgentsSpaceActs &acts);

} // namespace dossier
