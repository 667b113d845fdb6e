#pragma once

#include "model/omega/geometry/map.h"
#include "views/board/board_frame.h"
#include "views/kit/theme.h"

class QPainter;

namespace dossier
{

/// Draws floor, walls, EMI, rubble and doors. Works in the painter's font, pen and brush and restores them.
void paintFloor(QPainter &painter, const Map &map, const BoardFrame &frame, const BoardColours &colours);

} // namespace dossier
