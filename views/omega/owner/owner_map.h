#pragma once

#include "views/kit/part.h"
#include "views/omega/owner/owner_page_state.h"

namespace dossier
{

struct OwnerMapActions
{
    std::function<void()> draw{};
    std::function<void()> takeOpen{};
    std::function<void()> readFile{};
    std::function<void(omega::MapSpot spot)> choose{};
    std::function<void(Space space)> press{};
};

/// The step of the map: its source, and what is placed on it. `spot` is what a click places; another `version` of the
/// map is painted again. The key of the board is "ownerBoard", that of the first button "drawMap".
Part ownerMap(const OwnerMapState &state, omega::MapSpot spot, int version, const OwnerMapActions &actions);

} // namespace dossier
