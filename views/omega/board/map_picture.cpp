#include "views/omega/board/map_picture.h"

#include "views/board/board_lettering.h"
#include "views/omega/board/floor_painter.h"
#include "views/omega/board/room_numbers.h"

#include <QPainter>

namespace dossier
{

Part mapPicture(const Map &map, Margin margin, double max, QSize size, int maxHeight, const QVariant &state)
{
    const auto paint = [map, margin, max](QPainter &painter, const QRect &area, const Theme &theme)
    {
        const QSize spaces(map.width(), map.height());
        const BoardFrame frame = frameOf(spaces, area, margin, max);
        paintFloor(painter, map, frame, theme.board);
        if (margin == Margin::None)
            return;
        paintCoordinates(painter, spaces, frame, theme.dim);
        paintRoomNumbers(painter, map, frame, theme.dim);
    };
    return painted(
        QStringLiteral("picture"), {paint, [size](const QFont & /*font*/) { return size; }, state, maxHeight});
}

Part largeMapPicture(const Map &map, double max, const QVariant &state)
{
    constexpr QSize minSize(240, 200);
    return mapPicture(map, Margin::Coordinates, max, minSize, QWIDGETSIZE_MAX, state);
}

} // namespace dossier
