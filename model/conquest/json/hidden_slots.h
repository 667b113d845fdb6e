#pragma once

#include "model/conquest/table.h"
#include "model/core/hidden_slots.h"

#include <vector>

namespace dossier::conquest
{

/// Returns everything hidden: the tokens that are face down (CQ-CMD-1), and each card of a hand (CQ-SECRET-1).
HiddenSlots hiddenSlots(const Table &table);

/// Returns what public events of one entry reveal of it.
std::vector<RevealedSlot> revealedSlots(const Events &events);

} // namespace dossier::conquest
