#pragma once

#include <algorithm>
#include <cstdlib>

namespace dossier::test
{

/// Number of trials of a property: `count` times DOSSIER_TEST_SCALE (1 when unset), at least one.
inline int scaled(int count)
{
    const char *scale = std::getenv("DOSSIER_TEST_SCALE"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    return std::max(1, static_cast<int>(count * (scale == nullptr ? 1.0 : std::atof(scale)))); // NOLINT(*-err34-c)
}

/// Step through a list of cases: `most` with a DOSSIER_TEST_SCALE below 2/3, and 1, which takes them all, from `most /
/// 6` on.
inline int strideFor(int most)
{
    return std::max(1, most / scaled(3));
}

} // namespace dossier::test
