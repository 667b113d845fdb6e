#pragma once

#include "model/omega/seen/view.h"
#include "views/kit/part.h"

namespace dossier
{

/// The round track from 1 to 20 with both timer tokens, the space of the Crisis Point and those of events; events that
/// only the overseer knows are violet. In one row, or in two where there is little room.
Part roundTrack(const omega::View &view);

} // namespace dossier
