#pragma once

#include "views/kit/part.h"
#include "views/omega/desk/side_actions.h"

namespace dossier
{

enum class CardRoom : std::uint8_t;

/// The commandos' side: the adrenaline unless the other side shares the column, a card for every commando in play in
/// the order of their turns, the turn timer.
Part commandoColumn(const SidesState &state, CardRoom room, TurnTimer &timer, const SideActions &actions);

} // namespace dossier
