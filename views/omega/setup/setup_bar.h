#pragma once

#include "model/omega/seen/refusal.h"
#include "views/kit/part.h"
#include "views/omega/setup/setup_actions.h"

namespace dossier
{

/// The thing that is held on the board of the set-up.
struct SetupHeld
{
    std::optional<omega::Role> commando{};
    bool card = false;
    /// The set-up is seen as it was then, and nothing is done to it.
    bool isPast = false;
};

/// The bar under the board before the game: what is to be done on the board now, or what the game still waits for. With
/// nothing held it says whether the game can begin, which `no` says. Its height is always the same.
Part setupBar(const omega::View &view, const SetupHeld &held, const omega::Refusal &no, const SetupActions &actions);

} // namespace dossier
