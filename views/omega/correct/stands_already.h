#pragma once

#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// True when a correction sets what the table already has, so that it would change nothing. Corrections without such a
/// state, like adding a figure, always change something.
bool standsAlready(const omega::View &view, const OmegaCommand &correction);

} // namespace dossier
