#pragma once

#include "model/omega/seen/state.h"

namespace dossier::omega
{

/// OP-ATK-3: returns the spaces that an explosion there reaches: within the radius, and not covered from its space;
/// none off the floor.
SpaceSet blastOn(const PublicTable &table, Space at, int radius);

} // namespace dossier::omega
