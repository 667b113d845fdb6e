#pragma once

#include "model/specter/seen/board.h"

#include <optional>

namespace dossier::specter
{

/// SO-HUNT-1, -2: the steps of a hunter on foot, of a stunned one, and of the vehicle.
inline constexpr int stepsOfAHunter = 4;
inline constexpr int stepsWhenStunned = 2;
inline constexpr int stepsOfTheVehicle = 10;

/// A hunter whose turn it is.
struct HunterOnTurn
{
    /// His space; the vehicle's space when he is in it.
    Coordinate at;
    Coordinate vehicle;
    bool inVehicle = false;
    bool stunned = false;
    /// SO-HUNT-6: true when the others bar him from the vehicle.
    bool barred = false;
    /// His steps when he is not stunned.
    int steps = stepsOfAHunter;
    /// Steps that the vehicle has left in this turn.
    int vehicleSteps = stepsOfTheVehicle;
    friend bool operator==(const HunterOnTurn &, const HunterOnTurn &) = default;
};

/// Possible ends of a hunter's movement.
struct HunterEnds
{
    /// On foot; for one in the vehicle the adjacent spaces onto which he can get out.
    SpaceSet onFoot;
    /// With the vehicle, he in it: its own space when he stays; empty for a hunter on foot.
    SpaceSet driven;
    /// True when he may end by getting in.
    bool getsIn = false;
    friend bool operator==(const HunterEnds &, const HunterEnds &) = default;
};

/// SO-HUNT-1, -2, -6 and SO-BOARD-4: returns every legal end. Hunters do not bar one another; in the vehicle nobody is
/// stunned. A barred hunter who sits in it may stay or get out.
HunterEnds hunterEnds(const Board &board, const HunterOnTurn &hunter);

/// SO-HUNT-2: returns the spaces that the vehicle can reach with that many steps, its own space among them.
SpaceSet vehicleEnds(const Board &board, Space vehicle, int steps = stepsOfTheVehicle);

/// SO-HUNT-2: returns the fewest steps of the vehicle from one space to another; none when they exceed those of a turn.
std::optional<int> stepsByRoad(const Board &board, Space from, Space to);

} // namespace dossier::specter
