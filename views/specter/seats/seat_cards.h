#pragma once

#include "views/session/hand_over.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Lets the agent's player declare that nobody else uses the computer. Another version resets the box.
Part aloneBox(bool isAlone, const Action<bool> &choose, int version = 0);

/// The role card of one hunter, made from that hunter's view.
struct RoleCard
{
    SpecterViewPtr view{};
    specter::HunterKind hunter = specter::HunterKind::Gun;
    /// Returns the sentence about why nothing was done.
    std::function<QString()> whyNot{};
};

struct RoleActions
{
    std::function<void(const SpecterCommand &command)> give{};
    /// Returns the computer to all hunters, once the hunter has read the card.
    Action<> goBack{};
};

/// Says, for that player's eyes alone, if that hunter is the traitor, and has the button to reveal it. The card looks
/// the same for every hunter until it is read.
PageCard roleCard(const RoleCard &card, const RoleActions &actions);

} // namespace dossier
