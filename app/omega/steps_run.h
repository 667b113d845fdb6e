#pragma once

#include "views/omega/selection/omega_command.h"

#include <QStringList>

namespace dossier
{

class OverseerSession;

/// Runs the due steps of a session while they contain no decision, and stops when a planned event can be revealed. Each
/// step belongs to the command before it. Returns a description of each step.
QStringList runSteps(OverseerSession &session);

/// True when automatic steps may run after that command, given the views before and after it: not after a correction,
/// not after an overseer's ability or the placing that belongs to it, and not when a planned event has occurred.
[[nodiscard]] bool leadsOn(const OmegaCommand &command, const omega::View &before, const omega::View &after);

} // namespace dossier
