#pragma once

#include "json_reader.h"

namespace dossier
{

/// Reads the `map` object of the check contract: rows, doors, tiles, EMI and rubble. Throws a Malformed.
Map readMap(const JsonValue &value);

} // namespace dossier
