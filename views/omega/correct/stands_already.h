#pragma once

#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// Whether a correction asks for what stands on the table already, so that it would change nothing. What has no such
/// state, like a figure that is added, always changes something.
bool standsAlready(const omega::View &view, const OmegaCommand &correction);

} // namespace dossier
