#include "views/board/board_lettering.h"

#include "views/board/board_canvas.h"
#include "views/board/space_name.h"

#include <QPainter>

#include <algorithm>

namespace dossier
{

namespace
{

QFont fontOf(const QPainter &painter, double pixels)
{
    QFont font = painter.font();
    font.setPixelSize(std::max(static_cast<int>(pixels), 1));
    return font;
}

} // namespace

void paintCoordinates(QPainter &painter, QSize map, const BoardFrame &frame, const QColor &colour)
{
    const KeptPainter kept(painter);
    painter.setFont(fontOf(painter, std::clamp(frame.side * 0.55, 8.0, 18.0)));
    painter.setPen(colour);
    const double margin = std::max(frame.side * 0.8, 14.0);
    for (int x = 0; x < map.width(); ++x)
        painter.drawText(frame.rectOf({x, 0}).translated(0, -margin).adjusted(0, 0, 0, margin - frame.side),
            Qt::AlignCenter | Qt::TextDontClip, columnName(x));
    for (int y = 0; y < map.height(); ++y)
        painter.drawText(frame.rectOf({0, y}).translated(-margin, 0).adjusted(0, 0, margin - frame.side, 0),
            Qt::AlignCenter | Qt::TextDontClip, QString::number(y + 1));
}

} // namespace dossier
