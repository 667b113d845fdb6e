#pragma once

#include "model/omega/seen/view.h"
#include "views/session/shared_command.h"

#include <memory>

namespace dossier
{

/// A view that several widgets share.
using OmegaViewPtr = std::shared_ptr<const omega::View>;

using OmegaCommand = SharedCommand<omega::Command>;

/// Makes a command of any kind. Instantiated in one place, because handling so many kinds is slow to compile.
template <typename Kind>
OmegaCommand makeCommand(const Kind &command);

/// Makes a correction by an event of any kind.
template <typename Kind>
OmegaCommand makeCorrection(const Kind &event);

/// Makes the command that is due in a view; the view lives as long as the command.
OmegaCommand makeDueCommand(const OmegaViewPtr &view, std::size_t due);

} // namespace dossier
