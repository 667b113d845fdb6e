#pragma once

#include "views/kit/part.h"
#include "views/omega/setup/setup_actions.h"

namespace dossier
{

/// A commando before the game: in play or not, seat, space, kit with its points. `player` is empty when nobody named
/// one. `isHeld`: the next space that is picked on the board is for this commando.
Part recruitCard(const omega::View &view, omega::Role role, const QString &player, bool isHeld, int version,
    const SetupActions &actions);

} // namespace dossier
