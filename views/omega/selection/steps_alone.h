#pragma once

#include "model/omega/seen/view.h"

namespace dossier
{

/// Whether what is due first has nothing in it to choose, to roll, to place or to read out, and nobody can do anything
/// beside it: then it may be done without being asked for. A planned event that has come is the overseer's to reveal
/// whenever he likes, and keeps nothing waiting once he was asked.
bool runsAlone(const omega::View &view);

/// Whether a planned event can be revealed now that could not be in the view before.
bool hasNewEvent(const omega::View &before, const omega::View &now);

} // namespace dossier
