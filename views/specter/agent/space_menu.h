#pragma once

#include "views/specter/selection/drawn_move.h"

#include <QPoint>

#include <functional>

class QWidget;

namespace dossier
{

class CardChooser;

/// Actions of a space's menu on the agent's page.
struct AgentsSpaceActs
{
    /// The path that shows least leads there.
    std::function<void()> goQuietest;
    /// Removes the drawn move.
    std::function<void()> clearSelection;
    /// Chooses the space for the card, like a press on it.
    std::function<void()> choose;
    /// Gives a command.
    std::function<void(const SpecterCommand &command)> give;
};

/// Opens the actions on a space while a move is drawn, or its uses for the card while one is needed.
void openAgentsSpaceMenu(QWidget &page, const QPoint &global, const DrawnMove &move, Space space,
    const CardChooser &cards, const AgentsSpaceActs &acts);

} // namespace dossier
