// What a board page hears from its parts.
#include "model/omega/geometry/board_reshape.h"
#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/kit/flowing_area.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/board_panel.h"
#include "views/omega/verdict/verdict_bar.h"

#include <QAction>

namespace dossier
{

void BoardPage::listen()
{
    connect(m_view, &BoardView::pressed, this, &BoardPage::press);
    connect(m_view, &BoardView::dragged, this, &BoardPage::drag);
    connect(m_view, &BoardView::released, this, &BoardPage::release);
    connect(m_view, &BoardView::activated, this, &BoardPage::apply);
    connect(m_view, &BoardView::edgeAsked, this, &BoardPage::turnEdge);
    connect(m_view, &BoardView::cancelled, this, &BoardPage::cancel);
    connect(m_view, &BoardView::cursorMoved, this,
        [this](Space space)
        {
            m_movedDoor.reset();
            tellSpace(space);
        });
    connect(m_view, &BoardView::hovered, this,
        [this](const std::optional<BoardSpot> &spot) { tellSpace(spot ? spot->space : m_view->cursorSpace()); });
    connect(m_view, &BoardView::selectionExtended, this,
        [this](Space from, Space to)
        {
            m_marked = spacesBetween(Shape::Rectangle, from, to);
            refresh();
        });
    connect(m_verdict, &VerdictBar::ruleAsked, this, &BoardPage::ruleAsked);
    connect(m_below, &FlowingArea::neededHeightChanged, this, &BoardPage::fitVerdict);
    connect(m_verdict, &VerdictBar::copyAsked, this, &BoardPage::copyQuery);
    connect(m_verdict, &VerdictBar::choiceChanged, this, &BoardPage::choose);
    connect(m_verdict, &VerdictBar::evidencePicked, this,
        [this](std::optional<std::size_t> evidence)
        {
            m_choice.evidence = evidence;
            refresh();
        });
    connect(m_verdict, &VerdictBar::pieceSheetAsked, this,
        [this](std::size_t piece)
        {
            m_asked = piece;
            refreshPanel();
            m_panel->takeFocus();
        });
    connect(m_panel, &BoardPanel::pieceChanged, this, &BoardPage::changePiece);
    connect(m_panel, &BoardPanel::deleteAsked, this, &BoardPage::remove);
    connect(m_panel, &BoardPanel::renamed, this,
        [this](const QString &name)
        {
            omega::Board board = m_board;
            board.name = name.toStdString();
            emit edited(BoardEdit::Rename, board);
        });
    connect(m_panel, &BoardPanel::sizeChosen, this,
        [this](int columns, int rows) { emit edited(BoardEdit::Resize, omega::resized(m_board, columns, rows)); });
}

void BoardPage::listenToActions()
{
    const auto on
        = [this](BoardAction action, auto slot) { connect(m_actions->at(action), &QAction::triggered, this, slot); };
    // The desk of a session has them too.
    on(BoardAction::Undo,
        [this]
        {
            if (isVisible())
                emit undoAsked();
        });
    on(BoardAction::Redo,
        [this]
        {
            if (isVisible())
                emit redoAsked();
        });
    on(BoardAction::Cut, &BoardPage::cut);
    on(BoardAction::Copy, &BoardPage::copy);
    on(BoardAction::Paste, &BoardPage::paste);
    on(BoardAction::Delete, &BoardPage::remove);
    on(BoardAction::SelectAll, &BoardPage::selectAll);
    on(BoardAction::Turn, &BoardPage::turnPiece);
    on(BoardAction::Rotate, [this] { emit edited(BoardEdit::Rotate, omega::rotated(m_board)); });
    on(BoardAction::Resize, &BoardPage::askForSize);
    on(BoardAction::CopyQuery, &BoardPage::copyQuery);
    on(BoardAction::ShowReach,
        [this](bool shown)
        {
            m_choice.showReach = shown;
            refresh();
        });
    on(BoardAction::ShowSight,
        [this](bool shown)
        {
            m_choice.showSight = shown;
            refresh();
        });
    on(BoardAction::ShowDanger,
        [this](bool shown)
        {
            m_choice.showDanger = shown;
            refresh();
        });
    connect(m_actions, &BoardActions::toolChosen, this,
        [this]
        {
            stopPointer();
            m_view->setFocus(Qt::OtherFocusReason);
        });
}

} // namespace dossier
