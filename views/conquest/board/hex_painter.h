#pragma once

#include "views/conquest/board/hex_geometry.h"
#include "views/conquest/board/hex_scene.h"
#include "views/kit/theme.h"

#include <QPainter>

namespace dossier
{

/// The painter and the geometry of one drawing.
struct HexCanvas
{
    QPainter &painter;
    const HexGeometry &geometry;
    const Theme &theme;
};

/// Returns the geometry of the scene's board in a rectangle; one without sections when there is no table.
HexGeometry geometryFor(const HexScene &scene, const QRectF &into);

/// Draws the whole board in the painter's font.
void paintHexes(const HexCanvas &canvas, const HexScene &scene);

/// Picks out the space that the pointer is at, and the spaces of other sections that touch it.
void paintHovered(const HexCanvas &canvas, const HexScene &scene, conquest::Place place);

/// The cursor of the keyboard.
void paintCursor(const HexCanvas &canvas, conquest::Place place);

/// A way from one point to another with a head at its end.
void paintArrow(const HexCanvas &canvas, QPointF from, QPointF to);

/// Returns the colour of a player's figures: as a filling and as text.
const Accent &accentOf(const Theme &theme, conquest::Colour player);

} // namespace dossier
