#pragma once

#include "views/board/board_canvas.h"
#include "views/board/board_scene.h"

namespace dossier
{

/// Tints the marked spaces and draws a dashed outline around them.
void paintMarked(const BoardCanvas &canvas, const SpaceSet &marked);

/// Draws the keyboard cursor around a rectangle: a frame in two colours that is visible on any ground. It leaves
/// `names` uncovered.
void paintCursor(const BoardCanvas &canvas, const QRectF &around, const QList<QRectF> &names = {});

} // namespace dossier
