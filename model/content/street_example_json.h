#pragma once

#include "json_reader.h"
#include "street_example.h"

namespace dossier
{

/// Reads the `streets` of a rule's text. Throws a Malformed.
StreetExample readStreetExample(const JsonValue &value);

} // namespace dossier
