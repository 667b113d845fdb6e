#pragma once

#include "model/core/members.h"
#include "model/specter/seen/space.h"

#include <cstdint>
#include <span>

namespace dossier::specter
{

/// SO-HUNT-5: the agent's answer to the motion sensor: nothing moved, or his direction from the vehicle.
enum class Reading : std::uint8_t
{
    North,
    NorthEast,
    East,
    SouthEast,
    South,
    SouthWest,
    West,
    NorthWest,
    Here,
    None,
};

constexpr auto words(Reading /*reading*/)
{
    return memberNames("N", "NE", "E", "SE", "S", "SW", "W", "NW", "here", "none");
}

/// SO-HUNT-5: least number of steps of a last move that the sensor notices.
inline constexpr int stepsSensed = 3;

/// SO-HUNT-5: returns the direction from the vehicle to a space, `Here` for the vehicle's own.
Reading bearing(Space vehicle, Space agent);

/// SO-HUNT-5: returns the answer when the agent's last move had that many steps; steps of the path count.
Reading sensorAnswer(Space vehicle, Space agent, int steps);

/// SO-HUNT-5: returns the steps of a path. A step over several spaces, which the table allowed, counts as the fewest
/// that lead there.
int stepsOf(std::span<const Space> path);

} // namespace dossier::specter
