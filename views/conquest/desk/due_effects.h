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
};

/// Returns the command with which the effect of a card is entered.
QString nameOfApplying(const conquest::PublicTable &table, const std::string &card);

/// Shows each effect that is neither applied nor left: its owner, its text, and both acts.
Part dueEffects(const conquest::PublicTable &table, const DueEffectActions &actions);

} // namespace dossier
