#pragma once

#include "model/omega/seen/view.h"

namespace dossier
{

/// True when the step that is due first involves no choice, roll, placing or reading out, and nobody can do anything
/// else: it may then be done automatically. A planned event that has come is the overseer's to reveal at any time, and
/// delays nothing once the overseer was asked.
bool runsAlone(const omega::View &view);

/// True when a planned event can be revealed now that could not be in the view before.
bool hasNewEvent(const omega::View &before, const omega::View &now);

} // namespace dossier
