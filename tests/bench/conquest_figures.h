#pragma once

#include "tests/bench/stopwatch.h"

namespace dossier::bench
{

/// What the odds of a battle cost: the largest that may be asked about, as doubles, as fractions, and what a player
/// decides by.
std::vector<Timing> conquestFigures();

} // namespace dossier::bench
