#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// The number of spaces where the agent can be as a line over the turns; what comes after the draft is dotted.
Part sizeLine(const std::vector<int> &sizes, std::optional<int> next);

} // namespace dossier
