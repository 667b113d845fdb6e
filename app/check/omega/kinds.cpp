#include "app/check/omega/kinds.h"

#include <array>

namespace dossier
{

std::span<const QueryKind> omegaKinds()
{
    static constexpr std::array kinds{
        QueryKind{"omega.sight", sightResult},
        QueryKind{"omega.sight_map", sightMapResult},
        QueryKind{"omega.distance", distanceResult},
        QueryKind{"omega.aura", auraResult},
        QueryKind{"omega.reach", reachResult},
        QueryKind{"omega.move", moveResult},
        QueryKind{"omega.gas", gasResult},
        QueryKind{"omega.rooms", roomsResult},
        QueryKind{"dice.omega", diceResult},
    };
    return kinds;
}

} // namespace dossier
