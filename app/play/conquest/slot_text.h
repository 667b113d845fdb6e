#pragma once

#include "model/core/hidden_slots.h"

#include <QString>

namespace dossier
{

/// Describes a revealed slot in words, by docs/seals.md: "Command token of Blue: 4". It needs no pack: ids become
/// words. Empty for a slot that cannot be read.
QString conquestSlotText(const RevealedSlot &slot);

} // namespace dossier
