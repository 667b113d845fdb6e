#pragma once

#include "model/omega/seen/refusal.h"
#include "views/kit/part.h"
#include "views/omega/setup/setup_actions.h"

namespace dossier
{

/// The thing that is held on the setup board.
struct SetupHeld
{
    std::optional<omega::Role> commando{};
    bool card = false;
    /// A past state of the setup is shown, which cannot be changed.
    bool isPast = false;
};

/// The bar under the board before the game: the next action on the board, or what is still missing. With nothing held
/// it says whether the game can begin; `no` is the reason if not. Its height is constant.
Part setupBar(const omega::View &view, const SetupHeld &held, const omega::Refusal &no, const SetupActions &actions);

} // namespace dossier
