#pragma once

#include "model/json/json_reader.h"
#include "model/omega/geometry/map.h"

namespace dossier
{

/// Reads the `map` object of the check contract: rows, doors, tiles, EMI and rubble. Throws a Malformed.
Map readMap(const JsonValue &value);

/// Reads a space of the map.
Space spaceOf(const Map &map, const JsonValue &value);

/// Reads a floor space of the map.
Space floorSpaceOf(const Map &map, const JsonValue &value);

} // namespace dossier
