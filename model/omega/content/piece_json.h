#pragma once

#include "model/json/json_reader.h"
#include "model/omega/geometry/board.h"

#include <string>

namespace dossier
{

/// Reads a figure of a map file: `label`, `side`, `at`, `size`, `facing`, `speed`, `sure_footed`, `clone`,
/// `ranged_defense`, `melee_defense`, `weapons`. What is absent is unknown or the usual; it stands on floor of the map,
/// across no door. Throws a Malformed.
omega::Piece readPiece(const Map &map, const JsonValue &value);

/// The text of a figure; what is unknown is left out.
std::string pieceJson(const omega::Piece &piece);

} // namespace dossier
