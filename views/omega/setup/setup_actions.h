#pragma once

#include "views/omega/selection/omega_command.h"

#include <functional>

namespace dossier
{

/// Actions on the page of the set-up.
struct SetupActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Takes a commando out of play again.
    std::function<void(omega::Role role)> leaveOut{};
    /// Holds a commando until a space is picked for it, or lets it go.
    std::function<void(omega::Role role)> place{};
    /// Shuffles the deck that is known.
    std::function<void()> shuffle{};
    /// Sets up what is not set up yet, as usual.
    std::function<void()> fillRest{};
    std::function<void(Rule rule)> openRule{};
    /// Highlights a tile of the box in the list of those that can be added.
    std::function<void(int row)> highlightTile{};
};

} // namespace dossier
