#pragma once

class QPainter;
class QRectF;

namespace dossier
{

struct Theme;

/// Paints rooms of a mission and a line of sight: the picture of the game on the start page.
void paintRooms(QPainter &painter, const QRectF &area, const Theme &theme);

} // namespace dossier
