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

/// A menu button for decisions that the players can make at any time (the Crisis Point, the end of the game,
/// substitutes for tokens), and for actions without a button. `runsAlone`: steps without a choice are done
/// automatically.
Part tableMenu(const omega::View &view, bool runsAlone, const TableMenuActions &actions);

} // namespace dossier
