#pragma once

#include "views/board/board_geometry.h"
#include "views/kit/theme.h"

#include <QFont>

class QPainter;

namespace dossier
{

/// How wide the strip with the rows' numbers and how high that with the columns' letters must be for a font.
QSize stripsFor(const QFont &font, QSize map);

/// Paints the strips beside the board, where letters and numbers stay in sight while it scrolls. The cursor's column
/// and row and those that the pointer is at are lit. Where spaces are small only some have room for theirs.
void paintStrips(QPainter &painter, const BoardGeometry &geometry, const Theme &theme, std::optional<Space> cursor,
    std::optional<Space> pointed);

} // namespace dossier
