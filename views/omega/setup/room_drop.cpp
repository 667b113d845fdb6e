#include "views/omega/setup/room_drop.h"

#include "views/board/board_view.h"
#include "views/omega/setup/stack_list.h"

#include <QDropEvent>
#include <QMimeData>

namespace dossier
{

RoomDrop::RoomDrop(BoardView *board)
    : QObject(board)
    , m_board(board)
{
    board->viewport()->setAcceptDrops(true);
    board->viewport()->installEventFilter(this);
}

bool RoomDrop::eventFilter(QObject *watched, QEvent *event)
{
    const bool drags = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove;
    if (!drags && event->type() != QEvent::Drop)
        return QObject::eventFilter(watched, event);
    auto *drop = static_cast<QDropEvent *>(event);
    if (!drop->mimeData()->hasFormat(QLatin1String(roomCardFormat)))
        return QObject::eventFilter(watched, event);
    drop->acceptProposedAction();
    if (drags)
        return true;
    if (const std::optional<BoardSpot> spot = m_board->geometryOfBoard().spotAt(drop->position()))
        emit dropped(spot->space);
    return true;
}

} // namespace dossier
