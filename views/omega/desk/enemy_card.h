#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

namespace dossier
{

/// Display options of an enemy's card.
struct EnemyLook
{
    /// The board's pick is this figure.
    bool isPicked = false;
    /// Shows only name, wounds and whether it has acted; all details are in the tooltip.
    bool isBrief = false;
    /// Runs when the card gets or loses the focus.
    std::function<void(bool hasFocus)> focused{};
};

/// A figure of the overseer's, or a drone: wounds out of its vitality, its actions and numbers, and whether it has
/// acted.
Part enemyCard(const omega::View &view, omega::FigureId figure, const EnemyLook &look, const SideActions &actions);

} // namespace dossier
