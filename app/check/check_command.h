#pragma once

#include <span>
#include <string_view>

namespace dossier
{

/// `dossier check` with the arguments behind `check`: answers each line of standard input by a line on standard output,
/// or explains itself with `--help`. Returns the exit code: 0, 2 for wrong usage, 74 when reading or writing fails.
/// Ignores SIGPIPE from then on.
int runCheck(std::span<const std::string_view> arguments);

} // namespace dossier
