#pragma once

#include "tests/bench/stopwatch.h"

#include <cstdint>

namespace dossier::bench
{

/// How long sessions of the game are opened: replay of `entries` of them against reading their rows, and opening from a
/// snapshot in a session ten times as long against one of that length. All of them ratios.
std::vector<Timing> replayFigures(std::uint32_t entries);

} // namespace dossier::bench
