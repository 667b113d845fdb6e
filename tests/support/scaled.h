#pragma once

#include <algorithm>
#include <cstdlib>

namespace dossier::test
{

/// How often a property is tried: `count` times DOSSIER_TEST_SCALE (1 when it is not set), at least once.
inline int scaled(int count)
{
    const char *scale = std::getenv("DOSSIER_TEST_SCALE"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    return std::max(1, static_cast<int>(count * (scale == nullptr ? 1.0 : std::atof(scale)))); // NOLINT(*-err34-c)
}

} // namespace dossier::test
