#pragma once

#include <random>
#include <string>

namespace dossier
{

/// A made-up `omega.sight` query on a map of about 12x12 with some ten doors, fifteen spaces of rubble, tiles and EMI,
/// in either printing. The same generator state gives the same query everywhere.
std::string randomSightQuery(std::mt19937 &random, int id);

} // namespace dossier
