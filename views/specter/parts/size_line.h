#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// Shows the number of the agent's possible spaces as a line over the turns; the value after the draft is dotted.
Part sizeLine(const std::vector<int> &sizes, std::optional<int> next);

} // namespace dossier
