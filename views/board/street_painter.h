#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Draws a ground of streets: open spaces, roads with their dashed lines, structures as blocks.
void paintStreets(const BoardCanvas &canvas, QSize map, const StreetGround &streets);

/// Returns the colour of a tone in a theme; `Plain` has that of the board's lines.
Accent accentOf(const Theme &theme, BoardTone tone);

} // namespace dossier
