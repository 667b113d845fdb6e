#pragma once

#include "model/specter/seen/refusal.h"

namespace dossier::specter
{

/// Returns the reason why a seat may not give a command, independent of the sheets' contents; nothing when it may. Only
/// the player of a sheet that the app keeps may write or show it. No ruling overrides this, and the refusal reveals
/// nothing of the sheet.
Refusal notGivenBy(const PublicTable &table, const Seat &seat, const Command &command);

} // namespace dossier::specter
