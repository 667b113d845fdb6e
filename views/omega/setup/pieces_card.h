#pragma once

#include "views/kit/part.h"
#include "views/omega/setup/setup_actions.h"

namespace dossier
{

/// Other things that lie ready before the game: the tiles of the dashboard with their costs, the figures of the
/// reserves, the deck of investigate cards. `box` are the tiles that the pack has, those in play among them, of which
/// `highlighted` is chosen in the list of the others.
Part piecesCard(const omega::View &view, const std::vector<omega::Ability> &box, int highlighted, int version,
    const SetupActions &actions);

} // namespace dossier
