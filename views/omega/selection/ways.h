#pragma once

#include "views/omega/selection/picked.h"

namespace dossier
{

/// The move of somebody that is halted, and can go on.
std::optional<omega::MoveUnderWay> haltedMoveOf(const omega::PublicTable &table, const omega::Combatant &who);

/// The way drawn on to a space: back to where it has been, one step on while that is legal, else the cheapest that the
/// rules allow, else the way that it would be for the rules to say why not. What was drawn against a rule before does
/// not stand in the way of what is not. A large figure goes the cheapest way that makes it cover the space.
std::vector<Space> wayDrawnOn(const omega::PublicTable &table, const Picked &picked, Space to);

} // namespace dossier
