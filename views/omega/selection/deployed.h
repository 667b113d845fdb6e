#pragma once

#include "model/omega/seen/combat_commands.h"
#include "model/omega/seen/state.h"

#include <vector>

namespace dossier
{

/// Returns the kinds of figures of the commandos' side in the box.
std::vector<omega::KindId> piecesOf(const omega::PublicTable &table);

/// Returns the command that puts one of them on that space, under the first free number, by the commando with the kit
/// card for it.
omega::Deploy deployed(const omega::PublicTable &table, const omega::KindId &kind, Space at);

} // namespace dossier
