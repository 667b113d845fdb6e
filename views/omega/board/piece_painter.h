#pragma once

#include "views/board/board_canvas.h"
#include "views/omega/board/floor_scene.h"

#include <QString>

namespace dossier
{

/// Returns the text on a piece's token: its label when that is short, else the initials of its words; at most three
/// characters.
QString tokenLabel(const omega::Piece &piece);

/// Draws the pieces with their facing, the actor and the target picked out, and the declared spaces.
void paintPieces(const BoardCanvas &canvas, const FloorScene &scene);

/// Returns the rectangle of the label of the piece on that space; empty where there is none.
QRectF labelOn(const BoardCanvas &canvas, const FloorScene &scene, Space space);

} // namespace dossier
