#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// Repaints of a whole board view of 1280x860, drawn in memory, with the largest and fullest possible map.
std::vector<Timing> repaintFigures();

} // namespace dossier::bench
