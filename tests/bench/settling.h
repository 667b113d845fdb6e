#pragma once

#include "tests/bench/stopwatch.h"
#include "tests/support/views/desk_at_rest.h"

#include <string>
#include <vector>

namespace dossier::bench
{

/// How long a theme, a language and a size of text take on the page that is shown, until everything is painted so.
std::vector<Timing> settlingFigures(test::DeskAtRest &at, const std::string &page);

} // namespace dossier::bench
