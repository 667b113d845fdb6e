#include "model/specter/seen/hunter_moves.h"

namespace dossier::specter
{

namespace
{

/// Returns the spaces within that many steps over the given ground, the start included.
SpaceSet reachedOver(const Board &board, const SpaceSet &ground, Space from, int steps)
{
    SpaceSet reached = only(from);
    for (int step = 0; step < steps; ++step)
        reached |= board.stepped(reached) & ground;
    return reached;
}

} // namespace

SpaceSet vehicleEnds(const Board &board, Space vehicle, int steps)
{
    return reachedOver(board, board.roads(), vehicle, steps);
}

std::optional<int> stepsByRoad(const Board &board, Space from, Space to)
{
    SpaceSet reached = only(from);
    for (int steps = 0; steps <= stepsOfTheVehicle; ++steps)
    {
        if (reached.contains(to))
            return steps;
        reached |= board.stepped(reached) & board.roads();
    }
    return std::nullopt;
}

HunterEnds hunterEnds(const Board &board, const HunterOnTurn &hunter)
{
    HunterEnds ends;
    if (hunter.inVehicle)
    {
        ends.onFoot = board.stepped(only(hunter.vehicle));
        ends.driven = hunter.barred ? only(hunter.vehicle) : vehicleEnds(board, hunter.vehicle, hunter.vehicleSteps);
        return ends;
    }
    ends.onFoot = reachedOver(board, board.open(), hunter.at, hunter.stunned ? stepsWhenStunned : hunter.steps);
    ends.getsIn = !hunter.barred && ends.onFoot.contains(hunter.vehicle);
    return ends;
}

} // namespace dossier::specter
