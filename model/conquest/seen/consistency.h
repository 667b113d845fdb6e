#pragma once

#include "model/conquest/seen/state.h"

namespace dossier::conquest
{

/// Returns the pointer of a value that contradicts the rest of the table; nothing when the table can be shown.
std::optional<std::string> inconsistency(const PublicTable &table);

} // namespace dossier::conquest
