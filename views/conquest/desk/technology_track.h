#pragma once

#include "views/kit/part.h"

namespace dossier
{

/// The track of human technology: its spaces, red circles, the marker, and the cannon at its end. A click or an arrow
/// key enters another place of the marker.
Part technologyTrack(int marker, const std::vector<int> &redCircles, const Action<int> &move);

} // namespace dossier
