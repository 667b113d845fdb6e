#pragma once

#include "tests/bench/stopwatch.h"

namespace dossier::bench
{

/// The cost of a battle's odds: the largest query, as doubles, as fractions, and the data for a player's decision.
std::vector<Timing> conquestFigures();

} // namespace dossier::bench
