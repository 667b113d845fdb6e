#pragma once

#include "model/omega/geometry/map.h"
#include "views/board/board_frame.h"
#include "views/kit/part.h"

namespace dossier
{

/// A read-only picture of a map, painted as large as its room allows; with or without coordinates and room numbers.
/// `max` is the largest side of a space in pixels, `state` differs when the map does.
Part mapPicture(const Map &map, Margin margin, double max, QSize size, int maxHeight, const QVariant &state = {});

/// A picture with coordinates, for a page that has room for it.
Part largeMapPicture(const Map &map, double max, const QVariant &state);

} // namespace dossier
