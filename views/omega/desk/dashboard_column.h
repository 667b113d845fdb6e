#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

class QFontMetrics;

namespace dossier
{

/// Returns the page in front: the chosen one, else the first.
DeskTab tabOf(const SidesState &state);

/// Returns the figure that is looked at: the picked one, else the active one.
std::optional<omega::Combatant> lookedAt(const SidesState &state);

/// The buttons of the pages, with the commandos' one where both sides share a column.
Part deskTabs(const SidesState &state, const QFontMetrics &metrics, const SideActions &actions);

/// The overseer's side: the dashboard's wells, with the adrenaline where both sides share a column; or the rooms with
/// their stacks; or the figures on the map and those left in the reserves.
Part dashboardPages(const SidesState &state, const SideActions &actions);

} // namespace dossier
