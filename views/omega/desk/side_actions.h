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
    /// Picks a figure, as a press on the board does.
    std::function<void(omega::FigureId figure)> pick{};
    /// Opens the menu of actions and corrections for a combatant.
    std::function<void(const omega::Combatant &who, QPoint global)> openMenu{};
    /// Another part of the dashboard is shown.
    std::function<void()> tabShown{};
    TurnTimerListener timer{};
};

/// Returns the key of a combatant's card.
inline QString keyOfCard(const omega::Combatant &who)
{
    const auto *role = get_if<omega::Role>(&who);
    return role != nullptr ? QStringLiteral("commando/%1").arg(static_cast<int>(*role))
                           : QStringLiteral("enemy/%1").arg(get<omega::FigureId>(who).number);
}

} // namespace dossier
