#pragma once

#include "model/omega/seen/combat_commands.h"
#include "model/omega/seen/state.h"

namespace dossier
{

/// OP-ATK-3: what goes off on a space as the card of the kit says whose marker lies there, without its rolls; none
/// where no such marker lies.
std::optional<omega::Explode> blastMarkedOn(const omega::PublicTable &table, Space at);

} // namespace dossier
