#pragma once

#include "views/kit/part.h"
#include "views/omega/selection/omega_command.h"

namespace dossier
{

/// The next step of the desk: the commands that are given by one press, none where people choose, roll or place first.
/// Without words nothing is due.
struct RoundStep
{
    std::vector<OmegaCommand> commands{};
    QString text{};
    QString tip{};
    /// Something else is more likely meant, or it gives up what cannot come back.
    bool isQuiet = false;
};

/// The next step of a view. `chosen` is given instead of what is due first: people have put it together.
RoundStep roundStep(const OmegaViewPtr &view, const std::optional<OmegaCommand> &chosen);

struct RoundHeaderActions
{
    std::function<void()> goBack{};
    std::function<void()> doNextStep{};
};

/// The strip at the top of the desk: mission and round, the track, the steps, the players' menu, and the button of
/// the next step, whose key is "nextStep".
Part roundHeader(const omega::View &view, const RoundStep &next, Part menu, const RoundHeaderActions &actions);

/// Where the game stands: its round, before that the set-up, in the end who won.
QString roundText(const omega::PublicTable &table);

/// When the Crisis Point comes, or that it is reached; empty when the mission has none.
QString crisisText(const omega::PublicTable &table);

} // namespace dossier
