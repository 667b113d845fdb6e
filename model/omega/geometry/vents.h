#pragma once

#include "model/omega/geometry/map.h"

#include <optional>

namespace dossier
{

/// OP-MOVE-8: returns the distance in tiles between the tiles of two spaces: 0 on the same tile, 1 for tiles that share
/// an edge of spaces, including walls. None when no chain of tiles leads there.
std::optional<int> tilesBetween(const Map &map, Space from, Space to);

} // namespace dossier
