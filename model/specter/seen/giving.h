#pragma once

#include "model/specter/seen/refusal.h"

namespace dossier::specter
{

/// Why that seat may not give that command whatever is on the sheets; nothing when it may. What writes or shows a sheet
/// that the app keeps is its player's alone to give. No ruling helps, and nobody learns what there is on it.
Refusal notGivenBy(const PublicTable &table, const Seat &seat, const Command &command);

} // namespace dossier::specter
