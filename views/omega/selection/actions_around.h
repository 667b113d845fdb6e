#pragma once

#include "views/omega/selection/picked.h"

namespace dossier
{

/// The actions of a commando on its turn for which something has to be near (OP-ACT-2, OP-DOOR-2): a marker to
/// investigate, a door to open, somebody to revive or to trade with. One of each: the only one that is allowed, else
/// one that says why not. Left out is what there is nothing for on the whole map, and what has to be chosen on the
/// board since there are several.
Offers offersAround(const omega::View &view, omega::Role role);

} // namespace dossier
