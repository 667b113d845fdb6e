#pragma once

#include "model/core/rule.h"
#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

struct HunterActions
{
    std::function<void(const SpecterCommand &command)> give{};
    /// The player of that hunter looks at the role card, alone.
    std::function<void(specter::HunterKind hunter)> openRole{};
    std::function<void(specter::HunterKind hunter)> showOnBoard{};
    Action<Rule> openRule{};
};

/// A hunter: position, condition, and the possible actions of the table. `player` plays the hunter; empty when nobody
/// is named.
Part hunterCard(
    const SpecterViewPtr &view, specter::HunterKind kind, const QString &player, const HunterActions &actions);

} // namespace dossier
