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

/// The spaces in those columns and rows.
SpaceSet spacesIn(const QRect &columnsAndRows);

/// Fills spaces with a colour: those side by side as one rectangle, since Qt is asked for each.
void fillSpaces(QPainter &painter, const BoardFrame &frame, const SpaceSet &spaces, const QColor &colour);

/// The sides where a set of spaces ends, those in a row as one line; those of spaces that are not shown are left out.
QList<QLineF> outlineOf(const BoardFrame &frame, const SpaceSet &set, const SpaceSet &shown);

/// Fills lines along the grid as wide as that: as rectangles, which Qt draws much faster than lines.
void fillLines(QPainter &painter, const QList<QLineF> &lines, double width, const QColor &colour);

} // namespace dossier
