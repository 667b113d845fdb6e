#include "views/board/board_frame.h"

#include <algorithm>

namespace dossier
{

QRectF BoardFrame::rectOf(Space space) const
{
    return {board.left() + space.x * side, board.top() + space.y * side, side, side};
}

BoardFrame frameOf(QSize map, const QRectF &into, Margin margin, double max)
{
    const double rim = margin == Margin::Coordinates ? 0.8 : 0.05;
    const double side
        = std::min({into.width() / (map.width() + 2 * rim), into.height() / (map.height() + 2 * rim), max});
    const double whole = side >= 8 ? static_cast<int>(side) : side;
    QRectF board(0, 0, whole * map.width(), whole * map.height());
    board.moveCenter(into.center());
    board.moveTopLeft(board.topLeft().toPoint());
    return {board, whole};
}

} // namespace dossier
