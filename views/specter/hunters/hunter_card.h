#pragma once

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
};

/// A hunter: position, condition, and what the table can do with them now. `player` plays the hunter; empty where
/// nobody said so.
Part hunterCard(
    const SpecterViewPtr &view, specter::HunterKind kind, const QString &player, const HunterActions &actions);

} // namespace dossier
