#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// Steps of whole games in encrypted and sealed files, and lists of such files.
std::vector<Timing> playedFigures();

} // namespace dossier::bench
