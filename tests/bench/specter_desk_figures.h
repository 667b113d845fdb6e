#pragma once

#include "tests/bench/stopwatch.h"

#include <vector>

namespace dossier::bench
{

/// The screens of Specter Ops late in a game (SO-END-1: past turn 20 of 40): from a key to the painted verdict on the
/// agent's, and from a space that is pointed at to its painted reason on the hunters'; 95th percentiles of ten batches.
/// Before that, how long a theme, a language and a size of text take to settle on either page of a session of that
/// length.
std::vector<Timing> specterDeskFigures();

} // namespace dossier::bench
