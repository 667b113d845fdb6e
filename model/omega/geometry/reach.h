#pragma once

#include "model/grid/space_set.h"
#include "model/omega/geometry/move.h"

namespace dossier
{

/// A space where a move may end (the north-west one of a large figure) and its least cost in points.
struct ReachedSpace
{
    Space space;
    int cost = 0;
    friend auto operator<=>(const ReachedSpace &, const ReachedSpace &) = default;
};

/// Returns every space where the move may end with its least cost, ordered by y, then x. Staying costs 0. A small
/// figure without vents uses the fast path; tests compare it with the definition, `reachByStep`.
std::vector<ReachedSpace> reachOf(const Map &map, const MoveQuestion &question);

/// Computes the reach space by space with the steps that `judgeMove` allows.
std::vector<ReachedSpace> reachByStep(const Map &map, const MoveQuestion &question);

/// Returns a cheapest legal path to a space where the move may end, both ends included; empty when it cannot end there.
/// Of paths with equal cost it is one that enters the fewest spaces to be avoided; staying enters none.
std::vector<Space> cheapestPath(
    const Map &map, const MoveQuestion &question, Space end, const SpaceSet &avoided = SpaceSet{});

} // namespace dossier
