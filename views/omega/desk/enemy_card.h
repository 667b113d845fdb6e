#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

namespace dossier
{

/// How a card of an enemy is shown.
struct EnemyLook
{
    /// It is what the board's choice is about.
    bool isPicked = false;
    /// It shows no more than its name, its wounds and whether it has acted; all of it is in its tooltip.
    bool isBrief = false;
    /// The keyboard came to its card or left it.
    std::function<void(bool hasFocus)> focused{};
};

/// One figure of the overseer's, or a drone: wounds of its vitality, what it does and how well, and whether it has
/// acted.
Part enemyCard(const omega::View &view, omega::FigureId figure, const EnemyLook &look, const SideActions &actions);

} // namespace dossier
