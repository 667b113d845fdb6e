#pragma once

#include "tests/bench/stopwatch.h"

#include <string>

namespace dossier::bench
{

/// Runs `program check` as a whole process over a file of random omega.sight queries; returns queries per second,
/// start-up included. Throws std::runtime_error when the program does not answer every line.
Timing checkThroughput(const std::string &program);

} // namespace dossier::bench
