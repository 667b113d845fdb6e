#pragma once

#include "model/specter/seen/view.h"
#include "views/session/shared_command.h"

#include <memory>

namespace dossier
{

/// The view of one seat of Specter Ops, shared by several widgets.
using SpecterViewPtr = std::shared_ptr<const specter::View>;

using SpecterCommand = SharedCommand<specter::Command>;

/// Makes a command.
SpecterCommand makeSpecterCommand(specter::Command command);

/// Makes the command that a view says is due; the view lives as long as the command.
SpecterCommand makeDueCommand(const SpecterViewPtr &view, std::size_t due);

} // namespace dossier
