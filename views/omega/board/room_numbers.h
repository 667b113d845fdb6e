#pragma once

#include "model/omega/geometry/map.h"
#include "views/board/board_frame.h"

class QColor;
class QPainter;

namespace dossier
{

/// Writes the letter of each room (OP-ROOM-1), by which players name it, on one of its spaces.
void paintRoomNumbers(QPainter &painter, const Map &map, const BoardFrame &frame, const QColor &colour);

} // namespace dossier
