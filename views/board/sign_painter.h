#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// The spaces of rooms that are hidden, under everything that lies on them.
void paintHidden(const BoardCanvas &canvas, const BoardScene &scene);

/// Where the letters of a door's kind are written; empty where there is no room for them.
QRectF lettersOf(const BoardCanvas &canvas, const DoorSign &sign);

/// The signs on spaces, and on doors those of their kinds.
void paintSigns(const BoardCanvas &canvas, const BoardScene &scene);

} // namespace dossier
