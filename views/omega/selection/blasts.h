#pragma once

#include "model/omega/seen/combat_commands.h"
#include "model/omega/seen/state.h"

namespace dossier
{

/// OP-ATK-3: returns the explosion on a space by the card of the kit whose marker is there, without its rolls; none
/// where there is no such marker.
std::optional<omega::Explode> blastMarkedOn(const omega::PublicTable &table, Space at);

} // namespace dossier
