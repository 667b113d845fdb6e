#pragma once

#include "model/omega/seen/view.h"

#include <optional>

namespace dossier
{

/// Returns the table after a free turn (OP-MOVE-9); none where the combatant cannot turn so.
std::optional<omega::View> turned(const omega::View &view, const omega::Combatant &who, Facing to);

} // namespace dossier
