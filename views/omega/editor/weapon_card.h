#pragma once

#include "model/omega/geometry/board.h"
#include "views/kit/part.h"

namespace dossier
{

/// The weapons of a figure: a card each, to fill in, to add and to remove. Each change enters all of them.
Part weaponCards(const std::vector<omega::Weapon> &weapons, const Action<std::vector<omega::Weapon>> &changed);

} // namespace dossier
