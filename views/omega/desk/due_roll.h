#pragma once

#include "views/omega/selection/omega_command.h"

#include <optional>

namespace dossier
{

/// The roll that is waited for, with those dice; of an explosion with all that were entered for it.
OmegaCommand rollDue(
    const omega::Pending &pending, const std::optional<omega::Explode> &blast, const omega::Faces &faces);

/// Who pays for what joins it: the attacker's side.
std::optional<omega::Role> payerOf(const omega::Attack &attack);

/// Whether the same attack is waited for still, at the same of its two steps: before its dice, or after.
bool goesOn(const omega::Pending &before, const omega::Pending &now);

} // namespace dossier
