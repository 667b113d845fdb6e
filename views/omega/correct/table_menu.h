#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

struct TableMenuActions
{
    std::function<void(const OmegaCommand &command)> give{};
    std::function<void()> openForm{};
    std::function<void()> openCorrections{};
    std::function<void()> openEvents{};
    /// Shows again how the game ended.
    std::function<void()> showEnd{};
    std::function<void(bool runsAlone)> setRunsAlone{};
};

/// The button for what the players decide at any time: the Crisis Point, the end of the game, substitutes for tokens;
/// and the way to what has no button. `runsAlone`: steps without a choice run by themselves.
Part tableMenu(const omega::View &view, bool runsAlone, const TableMenuActions &actions);

} // namespace dossier
