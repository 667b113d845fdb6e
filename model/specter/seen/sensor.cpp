#include "model/specter/seen/sensor.h"

#include <algorithm>
#include <cstdlib>

namespace dossier::specter
{

Reading bearing(Space vehicle, Space agent)
{
    const auto sign = [](int difference) { return (difference > 0) - (difference < 0); };
    const int east = sign(agent.x - vehicle.x);
    const int south = sign(agent.y - vehicle.y);
    const auto *const towards = std::ranges::find_if(allDirections,
        [&](Direction direction) { return eastward(direction) == east && southward(direction) == south; });
    // Readings are numbered as directions are.
    return towards == allDirections.end() ? Reading::Here : static_cast<Reading>(*towards);
}

Reading sensorAnswer(Space vehicle, Space agent, int steps)
{
    return steps < stepsSensed ? Reading::None : bearing(vehicle, agent);
}

int stepsOf(std::span<const Space> path)
{
    int steps = 0;
    for (std::size_t i = 1; i < path.size(); ++i)
        steps += std::max(std::abs(path[i].x - path[i - 1].x), std::abs(path[i].y - path[i - 1].y));
    return steps;
}

} // namespace dossier::specter
