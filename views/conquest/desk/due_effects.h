#pragma once

#include "views/conquest/desk/conquest_command.h"
#include "views/kit/part.h"

namespace dossier
{

struct DueEffectActions
{
    std::function<void(const ConquestCommand &command)> give{};
    /// Opens the form in which the effect is entered.
    std::function<void(const conquest::DueEffect &effect)> enter{};
    /// Opens the covered hand of a player, or the form in which the card that cancels is named.
    std::function<void(conquest::Colour player)> nameVeto{};
};

/// Returns the command with which the effect of a card is entered.
QString nameOfApplying(const conquest::PublicTable &table, const std::string &card);

/// CQ-CANCEL-1, CQ-WIN-2: offers the other players to cancel the card that is being played: by the name of their card
/// where the seat sees it. A covered hand is offered whatever it holds, so that the offer tells nothing.
Part vetoes(const conquest::View &seen, const DueEffectActions &actions);

/// Shows each effect that is neither applied nor left: its owner, its text, and both acts.
Part dueEffects(const conquest::PublicTable &table, const DueEffectActions &actions);

} // namespace dossier
