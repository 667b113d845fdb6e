#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// An ability of the dashboard: its well, what it costs, and the button that uses it on a figure. `held` is why nothing
/// is used yet; empty where nothing is in the way.
Part wellCard(const omega::View &view, const omega::Ability &ability, const std::optional<omega::Combatant> &on,
    const QString &disabledReason, const std::function<void(const OmegaCommand &command)> &give);

} // namespace dossier
