#pragma once

#include "model/omega/geometry/map.h"

#include <optional>

namespace dossier
{

/// OP-MOVE-8: how many tiles away the tile of one space lies from that of another: 0 on the same tile, 1 for tiles
/// that share an edge of spaces, walls too. None when no chain of tiles leads there.
std::optional<int> tilesBetween(const Map &map, Space from, Space to);

} // namespace dossier
