#pragma once

#include "model/conquest/examples/hex_example.h"
#include "model/json/json_reader.h"

namespace dossier
{

/// Reads the `hexes` of a rule's text. Throws a Malformed.
HexExample readHexExample(const JsonValue &value);

} // namespace dossier
