#pragma once

#include "views/omega/asks/ask.h"

#include <QStringList>

namespace dossier
{

class OverseerSession;

/// Does what is due in a session as long as there is nothing to decide in it, and stops where a planned event can be
/// revealed. Each step belongs to what was done before. Gives what was done, in words.
QStringList runSteps(OverseerSession &session);

/// Whether steps may run after that command, which led from one view to another: not when something is put right, not
/// when the overseer uses an ability or places what it brings, and not when a planned event has come.
[[nodiscard]] bool leadsOn(const Ask &ask, const omega::View &before, const omega::View &after);

} // namespace dossier
