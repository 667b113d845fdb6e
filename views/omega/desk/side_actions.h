#pragma once

#include "views/omega/desk/turn_timer.h"
#include "views/omega/selection/omega_command.h"
#include "views/omega/words/people.h"

#include <QPoint>
#include <QString>

#include <functional>

namespace dossier
{

/// Pages of the overseer's column: the dashboard, the rooms, the enemies; also the commandos where the window has room
/// for one column only.
enum class DeskTab
{
    Commandos,
    Dashboard,
    Rooms,
    Enemies,
};

/// Everything that the columns at the sides of the board are made from.
struct SidesState
{
    OmegaViewPtr view{};
    OmegaPeople people{};
    /// The figure that abilities would be used on.
    std::optional<omega::Combatant> on{};
    /// Reason why none of the actions can be done yet; empty where there is none.
    QString disabledReason{};
    /// Both columns share one, with tabs.
    bool isNarrow = false;
    /// The page that the user chose.
    std::optional<DeskTab> chosen{};
};

/// Actions at the sides of the board.
struct SideActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Gives a command from a commando's card.
    std::function<void(omega::Role role, const OmegaCommand &command)> giveFrom{};
    /// Shows a commando on the board.
    std::function<void(omega::Role role)> show{};
    /// Picks a figure, as a press on the board does.
    std::function<void(omega::FigureId figure)> pick{};
    /// Opens the menu of actions and corrections for a combatant.
    std::function<void(const omega::Combatant &who, QPoint global)> openMenu{};
    /// Shows another page of the overseer's column.
    std::function<void(DeskTab tab)> showTab{};
    /// An enemy's card got the focus.
    std::function<void(omega::FigureId figure)> bringIntoSight{};
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
