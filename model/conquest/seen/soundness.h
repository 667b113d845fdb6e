#pragma once

#include "model/conquest/seen/commands.h"

namespace dossier::conquest
{

/// Whether something printed has a name, and numbers such as cards have.
bool isSound(const Printed &printed);

/// Whether circles and sectors lie on the track.
bool isSound(const ResistanceSheet &sheet);

} // namespace dossier::conquest
