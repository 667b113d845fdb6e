#pragma once

#include "model/omega/content/map_json.h"
#include "model/omega/geometry/figure.h"
#include "model/omega/geometry/printing.h"

#include <string>

namespace dossier
{

// Figures, sides, facings and printings as JSON has them. Each reader throws a Malformed.

Printing readPrinting(const JsonValue &value);

Side readSide(const JsonValue &value);

/// A letter, or null for all round.
Facing readFacing(const JsonValue &value);

/// A figure's `size`: 1 or 2.
int readSize(const JsonValue &figure);

/// A figure that stands on the map's floor with all its spaces.
Figure readFigure(const Map &map, const JsonValue &value);

/// A figure's `declared` space, by default `at`.
Space readDeclared(const Figure &figure, const JsonValue &value);

/// An array of floor spaces.
std::vector<Space> readFloorSpaces(const Map &map, const JsonValue &value);

/// The JSON text of a side, and of a facing.
std::string sideJson(Side side);
std::string facingJson(Facing facing);

} // namespace dossier
