#include "model/specter/seen/sensor.h"

#include <algorithm>

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

} // namespace dossier::specter
