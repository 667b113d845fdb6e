#pragma once

#include "model/omega/seen/view.h"

#include <optional>

namespace dossier
{

/// The table as it is after a free turn (OP-MOVE-9); none where somebody cannot turn so.
std::optional<omega::View> turned(const omega::View &view, const omega::Combatant &who, Facing to);

} // namespace dossier
