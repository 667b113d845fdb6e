#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// Measures clicks on the overseer's desk with a journal of that many events, from the click until it is on disk and
/// painted: the 95th percentiles of ten batches. Then measures the settling of a theme, a language and a text size.
std::vector<Timing> deskFigures(int events);

} // namespace dossier::bench
