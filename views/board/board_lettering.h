#pragma once

#include "views/board/board_frame.h"

class QColor;
class QPainter;

namespace dossier
{

/// Writes the letters of the columns above and the numbers of the rows at the left.
void paintCoordinates(QPainter &painter, const Map &map, const BoardFrame &frame, const QColor &colour);

/// Writes the number of each room (OP-ROOM-1) on one of its spaces.
void paintRoomNumbers(QPainter &painter, const Map &map, const BoardFrame &frame, const QColor &colour);

} // namespace dossier
