#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// Measures the kit showing a page of 60 cards, some 365 widgets, in the program's own style: for the first time,
/// unchanged, and with one card changed.
std::vector<Timing> screenFigures();

} // namespace dossier::bench
