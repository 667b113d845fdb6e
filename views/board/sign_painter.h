#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Draws the spaces of hidden rooms, under everything on them.
void paintHidden(const BoardCanvas &canvas, const BoardScene &scene);

/// Returns the rectangle of the letters for a door's kind; empty when they have no room.
QRectF lettersOf(const BoardCanvas &canvas, const DoorSign &sign);

/// Draws the signs on spaces, and those of the doors' kinds.
void paintSigns(const BoardCanvas &canvas, const BoardScene &scene);

} // namespace dossier
