#pragma once

#include <random>

namespace dossier::test
{

/// What the program draws from now on.
void drawBy(unsigned seed);

} // namespace dossier::test
