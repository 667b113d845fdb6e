#pragma once

#include "model/grid/space_set.h"
#include "model/omega/geometry/move.h"

namespace dossier
{

/// A space where a move may end (the north-west one of a large figure) and the fewest points it takes.
struct ReachedSpace
{
    Space space;
    int cost = 0;
    friend auto operator<=>(const ReachedSpace &, const ReachedSpace &) = default;
};

/// Every space where the move may end with its least cost, ordered by y, then x. Staying costs 0. A small figure
/// without vents takes the fast path; `reachByStep` is the definition that it is held to.
std::vector<ReachedSpace> reachOf(const Map &map, const MoveQuestion &question);

/// The same, space by space with the steps that `judgeMove` allows.
std::vector<ReachedSpace> reachByStep(const Map &map, const MoveQuestion &question);

/// A cheapest legal path to a space where the move may end, both ends included; empty when it cannot end there. Of
/// paths that cost the same it is one that enters the fewest of the spaces to be avoided; staying where one is enters
/// none.
std::vector<Space> cheapestPath(
    const Map &map, const MoveQuestion &question, Space end, const SpaceSet &avoided = SpaceSet{});

} // namespace dossier
