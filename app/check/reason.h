#pragma once

#include "model/json/malformed.h"

#include <string_view>

namespace dossier
{

/// Returns the text of a fault in `check`, in English in every language of the window. It needs no escape in JSON.
std::string_view reason(Fault fault);

} // namespace dossier
