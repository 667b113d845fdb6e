#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// Measures a key on the page of Conquest of Planet Earth, until all its changes, odds included, are painted.
std::vector<Timing> conquestDeskFigures();

} // namespace dossier::bench
