#pragma once

#include "model/conquest/seen/commands.h"

namespace dossier::conquest
{

/// True when something printed has a name, and numbers possible on cards.
bool isSound(const Printed &printed);

/// True when circles and sectors are on the track.
bool isSound(const ResistanceSheet &sheet);

} // namespace dossier::conquest
