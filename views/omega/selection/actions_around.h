#pragma once

#include "views/omega/selection/picked.h"

namespace dossier
{

/// Returns the actions of a commando on its turn that need something nearby (OP-ACT-2, OP-DOOR-2): a marker to
/// investigate, a door to open, somebody to revive or to trade with. One of each: the only legal one, else one that
/// says why not. Actions without an object on the whole map are left out, and so are those with several, which the user
/// chooses on the board.
Offers offersAround(const omega::View &view, omega::Role role);

/// True when a commando on its turn may heal, use a card, or do something nearby other than trade.
bool hasActionLeft(const omega::View &view, omega::Role role);

} // namespace dossier
