#pragma once

#include "model/omega/geometry/sight.h"

namespace dossier
{

/// OP-SIGHT-F1 to -F3 between two declared spaces.
PathEvidence sightByPaths(const Map &map, Space attacker, Space target);

/// OP-SIGHT-F3: returns a wall next to the target that some shortest path goes through, or none.
std::optional<Space> coverByPaths(const Map &map, Space attacker, Space target);

/// OP-SIGHT-F4: returns the effect of EMI between two declared spaces: the most EMI spaces on any shortest path, clear
/// or not.
EmiVerdict emiByPaths(const Map &map, Space attacker, Space target);

} // namespace dossier
