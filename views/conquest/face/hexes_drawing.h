#pragma once

class QPainter;
class QRectF;

namespace dossier
{

struct Theme;

/// Paints hexagons with a city, locations and saucers: the picture of the game on the start page.
void paintHexes(QPainter &painter, const QRectF &area, const Theme &theme);

} // namespace dossier
