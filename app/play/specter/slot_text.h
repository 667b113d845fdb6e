#pragma once

#include "model/core/hidden_slots.h"

#include <QString>

namespace dossier
{

/// Describes a revealed slot in words, by docs/seals.md: "Agent, turn 3: M7 → L8". It needs no pack: ids become words.
/// Empty for a slot that cannot be read.
QString specterSlotText(const RevealedSlot &slot);

} // namespace dossier
