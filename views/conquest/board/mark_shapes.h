#pragma once

#include "views/conquest/board/hex_marks.h"
#include "views/conquest/board/hex_painter.h"

namespace dossier
{

/// Draws a mark of a space.
void paintMark(const HexCanvas &canvas, const HexMark &mark);

} // namespace dossier
