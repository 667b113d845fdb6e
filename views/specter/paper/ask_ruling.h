#pragma once

#include "views/session/reason_bar.h"
#include "views/specter/paper/overrule_card.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Carries out the corrections of a decision, which one step of undo takes back.
struct RulingActions
{
    std::function<void(const SpecterCommand &command)> give{};
    std::function<void(const SpecterCommand &command)> giveFollowing{};
    /// Returns the table after the last correction.
    std::function<SpecterViewPtr()> view{};
};

/// Says that there is no answer that people could decide otherwise.
void explainNoAnswer(ReasonBar &bar);

/// Asks for the reason of the decision that replaces the chosen answer, and gives both.
void askForRuling(ReasonBar &bar, const StandingAnswer &chosen, const std::optional<specter::Coordinate> &at,
    const RulingActions &actions);

} // namespace dossier
