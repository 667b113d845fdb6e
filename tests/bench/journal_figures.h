#pragma once

#include "tests/bench/stopwatch.h"

namespace dossier::bench
{

/// The cost of a campaign file on the disk of the temporary folder: appending, undo and redo, opening again. Ratios are
/// marked in a figure's name.
std::vector<Timing> journalFigures();

/// Opens 100,000 entries with a key and without: writing them takes minutes.
std::vector<Timing> longEncryptedOpening();

} // namespace dossier::bench
