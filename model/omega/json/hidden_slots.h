#pragma once

#include "model/core/hidden_slots.h"
#include "model/omega/table.h"

#include <vector>

namespace dossier::omega
{

/// Returns the table's hidden set-up: each face-down door and stack, each planned event, and each card of the app's
/// investigate deck, numbered from the bottom.
HiddenSlots hiddenSlots(const Table &table);

/// Returns what public events of one entry reveal of it.
std::vector<RevealedSlot> revealedSlots(const Events &events);

} // namespace dossier::omega
