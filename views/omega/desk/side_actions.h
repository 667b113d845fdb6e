#pragma once

#include "views/omega/desk/turn_timer.h"
#include "views/omega/selection/omega_command.h"

#include <QPoint>
#include <QString>

#include <functional>

namespace dossier
{

/// Actions at the sides of the board.
struct SideActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Shows a commando on the board.
    std::function<void(omega::Role role)> show{};
    /// Picks a figure, as on the board.
    std::function<void(omega::FigureId figure)> pick{};
    /// Asks what can be done with somebody and put right.
    std::function<void(const omega::Combatant &who, QPoint global)> openMenu{};
    /// Something else of the dashboard is shown.
    std::function<void()> tabShown{};
    TurnTimerListener timer{};
};

/// The key of somebody's card.
inline QString keyOfCard(const omega::Combatant &who)
{
    const auto *role = get_if<omega::Role>(&who);
    return role != nullptr ? QStringLiteral("commando/%1").arg(static_cast<int>(*role))
                           : QStringLiteral("enemy/%1").arg(get<omega::FigureId>(who).number);
}

} // namespace dossier
