#pragma once

#include "model/omega/seen/combat_commands.h"
#include "model/omega/seen/state.h"

#include <vector>

namespace dossier
{

/// Figures of the commandos' side that the box has.
std::vector<omega::KindId> piecesOf(const omega::PublicTable &table);

/// One of them comes onto that space, under the first number that is free, by whoever has the kit card that brings it.
omega::Deploy deployed(const omega::PublicTable &table, const omega::KindId &kind, Space at);

} // namespace dossier
