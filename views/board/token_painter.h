#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Draws the tokens of a scene; several on one space share it.
void paintTokens(const BoardCanvas &canvas, const BoardScene &scene);

/// Returns the area of a space with its pieces: several extend over its neighbours.
QRectF roomOfPieces(const BoardCanvas &canvas, const BoardScene &scene, Space space);

} // namespace dossier
