#pragma once

#include "model/conquest/seen/state.h"

namespace dossier::conquest
{

/// The pointer of a value that what else is on the table does not bear; nothing when the table can be shown.
std::optional<std::string> inconsistency(const PublicTable &table);

} // namespace dossier::conquest
