#pragma once

#include "model/grid/space_set.h"
#include "views/board/board_frame.h"

#include <QLineF>
#include <QList>

class QColor;
class QPainter;
class QRect;

namespace dossier
{

/// Returns the spaces in those columns and rows.
SpaceSet spacesIn(const QRect &columnsAndRows);

/// Fills spaces with a colour: adjacent ones as one rectangle, to reduce the number of calls to Qt.
void fillSpaces(QPainter &painter, const BoardFrame &frame, const SpaceSet &spaces, const QColor &colour);

/// Returns the outline of a set of spaces, adjacent sides as one line; leaves out the sides of spaces that are not
/// shown.
QList<QLineF> outlineOf(const BoardFrame &frame, const SpaceSet &set, const SpaceSet &shown);

/// Fills lines along the grid with that width, as rectangles, which Qt draws much faster than lines.
void fillLines(QPainter &painter, const QList<QLineF> &lines, double width, const QColor &colour);

} // namespace dossier
