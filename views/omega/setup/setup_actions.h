#pragma once

#include "views/omega/selection/omega_command.h"

#include <functional>

namespace dossier
{

/// Actions on the setup page.
struct SetupActions
{
    std::function<void(const OmegaCommand &command)> give{};
    /// Takes a commando out of play again.
    std::function<void(omega::Role role)> leaveOut{};
    /// Picks a commando up until a space is picked for it, or drops it.
    std::function<void(omega::Role role)> place{};
    /// Shuffles the known deck.
    std::function<void()> shuffle{};
    /// Sets up the rest in the usual way.
    std::function<void()> fillRest{};
    std::function<void(Rule rule)> openRule{};
    /// Highlights a tile of the box in the list of those that can be added.
    std::function<void(int row)> highlightTile{};
};

} // namespace dossier
