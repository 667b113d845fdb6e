#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// Action and text of the header's default button; without a command it leads to the part that needs a choice, and
/// without a text there is no button.
struct DefaultAct
{
    std::optional<SpecterCommand> command{};
    QString text{};
    QString tip{};
    /// True when it is not the most likely step: it breaks a rule, or gives something up.
    bool quiet = false;
    /// True when nothing is left to do: it shows the result.
    bool showsEnd = false;
    /// True when nothing is left to do here in this turn: another player takes the machine.
    bool handsOver = false;
};

/// Actions of the header of either side.
struct SpecterHeaderActions
{
    std::function<void()> goBack{};
    std::function<void()> doNextStep{};
    /// Corrects the health that is left.
    std::function<void(int left)> changeHealth{};
};

/// The strip at the top of the hunters' page: turn, side on turn, the hunters who had their turn and those who are
/// due, and the button of the next step, whose key is "nextStep".
Part huntersHeader(const specter::PublicView &view, const DefaultAct &act, const SpecterHeaderActions &actions);

/// Names the side whose part of the turn it is, or the result of the game.
QString partText(const specter::PublicView &view);

} // namespace dossier
