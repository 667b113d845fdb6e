#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// How long a key takes on the page of Conquest of Planet Earth, until all that it changes is painted, odds among it.
std::vector<Timing> conquestDeskFigures();

} // namespace dossier::bench
