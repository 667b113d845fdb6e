#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

namespace dossier
{

/// A figure of the overseer's, or a drone: wounds out of its vitality, costs of its activation, its numbers, and
/// whether it has acted. It is marked while it is picked.
Part enemyCard(const omega::View &view, omega::FigureId figure, bool isPicked, const SideActions &actions);

} // namespace dossier
