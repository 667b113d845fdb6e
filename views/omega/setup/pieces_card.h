#pragma once

#include "views/kit/part.h"
#include "views/omega/setup/setup_actions.h"

namespace dossier
{

/// Other components before the game: the tiles of the dashboard with their costs, the figures of the reserves, the deck
/// of investigate cards. `box` are the pack's tiles, including those in play; `highlighted` is the row that is chosen
/// in the list of the others.
Part piecesCard(const omega::View &view, const std::vector<omega::Ability> &box, int highlighted, int version,
    const SetupActions &actions);

} // namespace dossier
