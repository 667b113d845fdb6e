#include "views/session/grid_page.h"

#include "views/board/board_view.h"

#include <utility>

namespace dossier
{

GridPage::GridPage(const JournalLists &lists, ReasonWords words, QWidget *parent)
    : GridPage(new BoardView, lists, std::move(words), parent)
{
}

GridPage::GridPage(BoardView *board, const JournalLists &lists, ReasonWords words, QWidget *parent)
    : TablePage(board, lists, std::move(words), parent)
    , m_board(board)
{
}

} // namespace dossier
