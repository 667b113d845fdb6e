#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Shows the chances of 0, 1, … aliens left at the end of a battle as bars: the most aliens first, the battle lost at
/// the right.
Part oddsBars(const std::vector<double> &left);

} // namespace dossier
