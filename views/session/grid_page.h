#pragma once

#include "views/session/table_page.h"

namespace dossier
{

class BoardView;

/// A page of play around a board of squares.
class GridPage : public TablePage
{
    Q_OBJECT

public:
    [[nodiscard]] const BoardView &board() const { return *m_board; }

protected:
    GridPage(const JournalLists &lists, ReasonWords words, QWidget *parent);

    BoardView *m_board;

private:
    GridPage(BoardView *board, const JournalLists &lists, ReasonWords words, QWidget *parent);
};

} // namespace dossier
