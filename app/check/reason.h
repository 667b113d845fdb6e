#pragma once

#include "model/json/malformed.h"

#include <string_view>

namespace dossier
{

/// What `check` says of a fault, in English whatever the language of the window. It needs no escape in JSON.
std::string_view reason(Fault fault);

} // namespace dossier
