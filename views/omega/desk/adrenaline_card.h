#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// Shows where the 96 tokens are, as a bar whose parts always make up the whole; the effect of the next transfer; and
/// the pool, which can be corrected by hand.
Part adrenalineCard(const omega::View &view, const std::function<void(const OmegaCommand &command)> &give);

} // namespace dossier
