#pragma once

#include "views/board/board_geometry.h"
#include "views/kit/theme.h"

#include <QFont>

class QPainter;

namespace dossier
{

/// Returns the width of the strip with the row numbers and the height of the strip with the column letters for a font.
QSize stripsFor(const QFont &font, QSize map);

/// Paints the strips beside the board, in which letters and numbers stay visible while it scrolls. Highlights the
/// columns and rows of the cursor and the pointer. Small spaces leave room only for some of the names.
void paintStrips(QPainter &painter, const BoardGeometry &geometry, const Theme &theme, std::optional<Space> cursor,
    std::optional<Space> pointed);

} // namespace dossier
