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
    /// It is chosen for the card, as by a press on it.
    std::function<void()> choose;
    /// Something is asked for.
    std::function<void(const SpecterCommand &command)> give;
};

/// Opens what can be done on a space while a move is drawn; what it can be for the card, while that is asked.
void openAgentsSpaceMenu(QWidget &page, const QPoint &global, const DrawnMove &move, Space space,
    const CardChooser &cards, const AgentsSpaceActs &acts);

} // namespace dossier
