#pragma once

#include "model/omega/geometry/sight.h"

namespace dossier
{

/// OP-SIGHT-R2, -R3: returns the first obstacle of a straight line between a corner of the attacker's space and one of
/// the target's, or nothing when the line is valid. The corners differ.
std::optional<Blocker> lineBlocker(const Map &map, Space attacker, Corner from, Space target, Corner to);

/// OP-SIGHT-R1 to -R4 between two declared spaces, from the corners that the facing allows.
LineEvidence sightByLines(const Map &map, Space attacker, Facing facing, Space target);

/// OP-SIGHT-R4: returns a line from the target's corner at a wall through that wall to the attacker, or none.
std::optional<SightLine> coverByLines(const Map &map, Space attacker, Space target);

/// OP-SIGHT-R5: returns the effect of EMI between two declared spaces. `steps` are those of the map.
EmiVerdict emiByDistance(const Map &map, const Steps &steps, Space attacker, Space target);

} // namespace dossier
