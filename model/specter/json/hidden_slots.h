#pragma once

#include "model/core/hidden_slots.h"
#include "model/specter/table.h"

#include <vector>

namespace dossier::specter
{

/// Returns everything hidden: the traitor, and of each sheet the character, each card and objective, and each turn.
HiddenSlots hiddenSlots(const Table &table);

/// Returns what public events of one entry reveal of it.
std::vector<RevealedSlot> revealedSlots(const Events &events);

} // namespace dossier::specter
