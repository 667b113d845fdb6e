#pragma once

#include "tests/bench/stopwatch.h"
#include "tests/support/views/desk_at_rest.h"

#include <string>
#include <vector>

namespace dossier::bench
{

/// Measures a theme, a language and a text size on the shown page, until everything is repainted.
std::vector<Timing> settlingFigures(test::DeskAtRest &at, const std::string &page);

} // namespace dossier::bench
