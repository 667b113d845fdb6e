#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// An ability of the dashboard: its well, its costs, and the button that uses it on a figure. `disabledReason` is the
/// reason why nothing can be used yet; empty where there is none.
Part wellCard(const omega::View &view, const omega::Ability &ability, const std::optional<omega::Combatant> &on,
    const QString &disabledReason, const std::function<void(const OmegaCommand &command)> &give);

} // namespace dossier
