#pragma once

#include "views/session/hand_over.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Lets the agent's player say that nobody else uses the computer. Another version of it begins anew.
Part aloneBox(bool isAlone, const Action<bool> &choose, int version = 0);

/// The role card of one hunter, made from that hunter's view.
struct RoleCard
{
    SpecterViewPtr view{};
    specter::HunterKind hunter = specter::HunterKind::Gun;
    /// Gives the sentence that says why nothing was done.
    std::function<QString()> whyNot{};
};

struct RoleActions
{
    std::function<void(const SpecterCommand &command)> give{};
    /// The hunter has read it: the computer goes back to all hunters.
    Action<> goBack{};
};

/// Says, for that player's eyes alone, if that hunter is the traitor, and has the button to reveal it. The card looks
/// the same for every hunter until it is read.
PageCard roleCard(const RoleCard &card, const RoleActions &actions);

} // namespace dossier
