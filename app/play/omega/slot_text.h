#pragma once

#include "model/core/hidden_slots.h"

#include <QString>

namespace dossier
{

/// Describes a revealed slot in words, by docs/seals.md: "Door C2 | D2: jammed". It needs no pack: ids become words.
/// Empty for a slot that cannot be read.
QString omegaSlotText(const RevealedSlot &slot);

} // namespace dossier
