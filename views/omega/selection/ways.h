#pragma once

#include "views/omega/selection/picked.h"

namespace dossier
{

/// Returns the combatant's interrupted move that can go on.
std::optional<omega::MoveUnderWay> haltedMoveOf(const omega::PublicTable &table, const omega::Combatant &who);

/// Returns the way extended to a space: back to a space that it has passed, one step on while that is legal, else the
/// cheapest legal way, else the way that it would be, so that the rules can say why not. An illegal way drawn before
/// does not prevent a legal one. A large figure goes the cheapest way that makes it cover the space.
std::vector<Space> wayDrawnOn(const omega::PublicTable &table, const Picked &picked, Space to);

} // namespace dossier
