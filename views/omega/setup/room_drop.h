#pragma once

#include "model/grid/space.h"

#include <QObject>

namespace dossier
{

class BoardView;

/// Lets room cards be dropped on a board.
class RoomDrop : public QObject
{
    Q_OBJECT

public:
    /// The board is its parent.
    explicit RoomDrop(BoardView *board);

    bool eventFilter(QObject *watched, QEvent *event) override;

signals:
    void dropped(Space space);

private:
    BoardView *m_board;
};

} // namespace dossier
