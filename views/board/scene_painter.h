#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Draws the ground with all that a scene shows on it, without coordinates.
void paintScene(const BoardCanvas &canvas, const BoardScene &scene);

/// Returns the rectangles of the names on a space and on its doors, which later drawing leaves uncovered.
QList<QRectF> namesAt(const BoardCanvas &canvas, const BoardScene &scene, Space space);

} // namespace dossier
