#pragma once

class QPainter;
class QRectF;

namespace dossier
{

struct Theme;

/// Paints streets with the agent's dotted way and the spaces where he may be: the picture of the game on the start
/// page.
void paintStreets(QPainter &painter, const QRectF &area, const Theme &theme);

} // namespace dossier
