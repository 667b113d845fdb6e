#pragma once

#include "model/json/json_reader.h"
#include "model/specter/examples/street_example.h"

namespace dossier
{

/// Reads the `streets` of a rule's text. Throws a Malformed.
StreetExample readStreetExample(const JsonValue &value);

} // namespace dossier
