#pragma once

#include "tests/bench/stopwatch.h"

#include <cstdint>

namespace dossier::bench
{

/// The cost of opening sessions of the game: replay of `entries` of them relative to reading their rows, and opening
/// from a snapshot in a session ten times as long relative to one of that length. All are ratios.
std::vector<Timing> replayFigures(std::uint32_t entries);

} // namespace dossier::bench
