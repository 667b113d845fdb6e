#pragma once

#include "views/board/board_frame.h"

class QColor;
class QPainter;

namespace dossier
{

/// Writes the letters of the columns above and the numbers of the rows at the left.
void paintCoordinates(QPainter &painter, QSize map, const BoardFrame &frame, const QColor &colour);

} // namespace dossier
