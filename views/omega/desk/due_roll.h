#pragma once

#include "views/omega/selection/omega_command.h"

#include <optional>

namespace dossier
{

/// Returns the awaited roll, with those dice; for an explosion with all dice entered for it.
OmegaCommand rollDue(
    const omega::Pending &pending, const std::optional<omega::Explode> &blast, const omega::Faces &faces);

/// Returns the side that pays for an ability or card that joins an attack: the attacker's.
std::optional<omega::Role> payerOf(const omega::Attack &attack);

/// True when the same attack is still awaited in the same of its two steps: before its dice, or after.
bool goesOn(const omega::Pending &before, const omega::Pending &now);

} // namespace dossier
