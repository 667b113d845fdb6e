#pragma once

#include "model/omega/content/map_json.h"
#include "model/omega/geometry/figure.h"
#include "model/omega/geometry/printing.h"

#include <string>

namespace dossier
{

// JSON of figures, sides, facings and printings. Each reader throws a Malformed.

Printing readPrinting(const JsonValue &value);

Side readSide(const JsonValue &value);

/// Reads a letter, or null for all round.
Facing readFacing(const JsonValue &value);

/// Reads a figure's `size`: 1 or 2.
int readSize(const JsonValue &figure);

/// Reads a figure that has all its spaces on the map's floor.
Figure readFigure(const Map &map, const JsonValue &value);

/// Reads a figure's `declared` space, by default `at`.
Space readDeclared(const Figure &figure, const JsonValue &value);

/// Reads an array of floor spaces.
std::vector<Space> readFloorSpaces(const Map &map, const JsonValue &value);

/// Returns the JSON text of a side, and of a facing.
std::string sideJson(Side side);
std::string facingJson(Facing facing);

} // namespace dossier
