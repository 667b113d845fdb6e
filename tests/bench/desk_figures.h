#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// Clicks on the overseer's desk with a journal of that many events, from the click until it is on the disk and
/// painted: the 95th percentiles of ten batches. Then how long a theme, a language and a size of text take to settle.
std::vector<Timing> deskFigures(int events);

} // namespace dossier::bench
