#pragma once

#include "views/kit/part.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// A possible command, and the text of its button.
struct CommandOffer
{
    SpecterCommand command;
    QString text{};
    QString tip{};
};

/// Shows a button for each, in lines.
Part commandButtons(
    const std::vector<CommandOffer> &offers, const std::function<void(const SpecterCommand &command)> &give);

} // namespace dossier
