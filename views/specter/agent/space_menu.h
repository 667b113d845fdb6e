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
    /// The token of the card that is chosen goes there.
    std::function<void()> putToken;
    /// Something is asked for.
    std::function<void(const SpecterAsk &ask)> give;
};

/// Opens what can be done on a space while a move is drawn; where a card’s token can go, while that is asked.
void openAgentsSpaceMenu(QWidget &page, const QPoint &global, const DrawnMove &move, Space space,
    const std::optional<SpaceSet> &cardPlaces, const AgentsSpaceActs &acts);

} // namespace dossier
