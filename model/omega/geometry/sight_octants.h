#pragma once

#include "model/omega/geometry/steps.h"

namespace dossier
{

/// OP-SIGHT-F1, -F2 from one space to all: returns the spaces with a clear shortest path.
SpaceSet seenByPaths(const Steps &steps, Space from);

/// OP-SIGHT-F4 from one space to all: returns the spaces to which some shortest path, clear or not, includes four or
/// more EMI spaces.
SpaceSet shutByEmiOnPaths(const Map &map, Space from);

} // namespace dossier
