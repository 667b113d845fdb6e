#include "views/omega/board/room_numbers.h"

#include "model/omega/geometry/rooms.h"
#include "views/board/board_canvas.h"
#include "views/board/space_name.h"

#include <QPainter>

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

namespace dossier
{

namespace
{

/// Returns the floor space of a room nearest to its centre, one without rubble if there is one.
std::optional<Space> middleOf(const Map &map, const Rooms &rooms, int number)
{
    std::vector<Space> spaces;
    QPointF sum;
    map.floor().forEach(
        [&](Space space)
        {
            const int index = space.y * map.width() + space.x;
            if (rooms.numbers[static_cast<std::size_t>(index)] != number)
                return;
            spaces.push_back(space);
            sum += QPointF(space.x, space.y);
        });
    std::optional<Space> best;
    double min = std::numeric_limits<double>::max();
    for (const Space space : spaces)
    {
        const QPointF away = QPointF(space.x, space.y) - sum / static_cast<double>(spaces.size());
        const double badness = QPointF::dotProduct(away, away) + (map.hasRubble(space) ? 1e6 : 0);
        if (badness < min)
        {
            min = badness;
            best = space;
        }
    }
    return best;
}

} // namespace

void paintRoomNumbers(QPainter &painter, const Map &map, const BoardFrame &frame, const QColor &colour)
{
    const KeptPainter kept(painter);
    QFont font = painter.font();
    font.setPixelSize(std::max(static_cast<int>(frame.side * 0.5), 1));
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(colour);
    const Rooms rooms = roomsOf(map);
    for (int number = 1; number <= rooms.count; ++number)
        if (const std::optional<Space> space = middleOf(map, rooms, number))
            painter.drawText(frame.rectOf(*space), Qt::AlignCenter | Qt::TextDontClip, columnName(number - 1));
}

} // namespace dossier
