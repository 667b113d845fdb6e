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
    /// Where he stands; the vehicle's space when he is in it.
    Coordinate at;
    Coordinate vehicle;
    bool inVehicle = false;
    bool stunned = false;
    /// SO-HUNT-6: whether the others bar him from the vehicle.
    bool barred = false;
    /// His steps when he is not stunned.
    int steps = stepsOfAHunter;
    /// The steps that the vehicle has left in this turn.
    int vehicleSteps = stepsOfTheVehicle;
    friend bool operator==(const HunterOnTurn &, const HunterOnTurn &) = default;
};

/// Where a hunter's movement may end.
struct HunterEnds
{
    /// On foot; for one in the vehicle the spaces next to it, where he gets out.
    SpaceSet onFoot;
    /// With the vehicle, he in it: its own space when he stays; empty for a hunter on foot.
    SpaceSet driven;
    /// Whether he may end by getting in.
    bool getsIn = false;
    friend bool operator==(const HunterEnds &, const HunterEnds &) = default;
};

/// SO-HUNT-1, -2, -6 and SO-BOARD-4: every legal end. Hunters do not bar one another; in the vehicle nobody is stunned.
/// One who is barred from the vehicle and sits in it may stay or get out.
HunterEnds hunterEnds(const Board &board, const HunterOnTurn &hunter);

/// SO-HUNT-2: where the vehicle can be driven to with so many steps, its own space among them.
SpaceSet vehicleEnds(const Board &board, Space vehicle, int steps = stepsOfTheVehicle);

/// SO-HUNT-2: the fewest steps of the vehicle from one space to another; none when it needs more than a turn has.
std::optional<int> stepsByRoad(const Board &board, Space from, Space to);

} // namespace dossier::specter
