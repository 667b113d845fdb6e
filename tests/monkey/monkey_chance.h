#pragma once

#include <random>

namespace dossier::test
{

/// Sets the seed for all random numbers of the program.
void drawBy(unsigned seed);

} // namespace dossier::test
