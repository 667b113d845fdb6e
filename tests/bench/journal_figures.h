#pragma once

#include "tests/bench/stopwatch.h"

namespace dossier::bench
{

/// What a campaign file costs on the disk of the temporary folder: appending, going back and on, opening again. Ratios
/// stand where a figure's name says so.
std::vector<Timing> journalFigures();

} // namespace dossier::bench
