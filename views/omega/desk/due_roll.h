#pragma once

#include "views/omega/asks/ask.h"

#include <optional>

namespace dossier
{

/// The roll that is waited for, with those dice; of an explosion with all that were entered for it.
Ask rollDue(const omega::Pending &pending, const std::optional<omega::Explode> &blast, const omega::Faces &faces);

/// Who pays for what joins it: the attacker's side.
std::optional<omega::Role> payerOf(const omega::Attack &attack);

} // namespace dossier
