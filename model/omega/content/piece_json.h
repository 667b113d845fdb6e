#pragma once

#include "model/json/json_reader.h"
#include "model/omega/geometry/board.h"

#include <string>

namespace dossier
{

/// Reads a figure of a map file: `label`, `side`, `at`, `size`, `facing`, `speed`, `sure_footed`, `clone`,
/// `ranged_defense`, `melee_defense`, `weapons`. Absent members are unknown or have their default. The figure must be
/// on the map's floor, across no door. Throws a Malformed.
omega::Piece readPiece(const Map &map, const JsonValue &value);

/// Returns the text of a figure; unknown values are left out.
std::string pieceJson(const omega::Piece &piece);

} // namespace dossier
