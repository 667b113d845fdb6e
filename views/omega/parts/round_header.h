#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// The next step of the desk: the commands that one press gives; none where the user must choose, roll or place first.
/// Without words nothing is due.
struct RoundStep
{
    std::vector<OmegaCommand> commands{};
    QString text{};
    QString tip{};
    /// Another action is more likely meant, or this one gives up something irrevocably.
    bool isQuiet = false;
};

/// Returns the next step of a view. `chosen`, which the user has put together, replaces the first due command.
RoundStep roundStep(const OmegaViewPtr &view, const std::optional<OmegaCommand> &chosen);

struct RoundHeaderActions
{
    std::function<void()> goBack{};
    std::function<void()> doNextStep{};
};

/// The strip at the top of the desk: mission and round, the track, the steps, the players' menu, and the button of
/// the next step, whose key is "nextStep".
Part roundHeader(const omega::View &view, const RoundStep &next, Part menu, const RoundHeaderActions &actions);

/// Returns the state of the game: its round, the setup before it, or the winner at the end.
QString roundText(const omega::PublicTable &table);

/// Returns when the Crisis Point comes, or that it is reached; empty when the mission has none.
QString crisisText(const omega::PublicTable &table);

} // namespace dossier
