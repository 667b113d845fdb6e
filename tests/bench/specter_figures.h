#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// Inference on the real board of Specter Ops: one turn, a whole game from scratch, and the showing of every end of a
/// move.
std::vector<Timing> specterFigures();

} // namespace dossier::bench
