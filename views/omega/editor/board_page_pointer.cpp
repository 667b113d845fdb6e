// What the pointer and the keys do on the board of a board page.
#include "model/omega/geometry/board_edit.h"
#include "views/actions/board_actions.h"
#include "views/board/board_view.h"
#include "views/omega/editor/board_page.h"
#include "views/omega/editor/picking.h"
#include "views/omega/editor/tool_column.h"

#include <QKeyEvent>

#include <utility>

namespace dossier
{

Stroke BoardPage::strokeAt(const BoardSpot &spot) const
{
    return {m_board, m_actions->tool(), m_actions->shape(), m_tools->tile(), spot};
}

/// A tool that places figures picks one where it already stands.
bool BoardPage::picksAt(Space space) const
{
    const DrawingTool tool = m_actions->tool();
    const bool places = tool == DrawingTool::Commando || tool == DrawingTool::Enemy;
    return tool == DrawingTool::Select || (places && m_board.pieceOn(space));
}

void BoardPage::press(const BoardSpot &spot)
{
    m_pressedAt = spot.space;
    m_draggedTo.reset();
    m_marked = {};
    if (!picksAt(spot.space))
    {
        m_stroke.emplace(strokeAt(spot));
        m_preview = m_stroke->result();
    }
    refresh();
}

void BoardPage::drag(const BoardSpot &spot)
{
    if (!m_pressedAt)
        return;
    if (m_stroke)
    {
        m_stroke->goOn(spot);
        m_preview = m_stroke->result();
    }
    else if (spot.space != *m_pressedAt || m_draggedTo)
    {
        m_draggedTo = spot.space;
        if (const std::optional<std::size_t> piece = m_board.pieceOn(*m_pressedAt))
        {
            m_preview = m_board;
            omega::placePiece(*m_preview, *piece, spot.space);
        }
        else
            m_marked = spacesBetween(Shape::Rectangle, *m_pressedAt, spot.space);
    }
    refresh();
}

void BoardPage::release(const BoardSpot &spot)
{
    if (!m_pressedAt)
        return;
    const Space from = *m_pressedAt;
    const std::optional<Stroke> stroke = m_stroke;
    const bool dragged = m_draggedTo.has_value();
    stopPointer();
    if (stroke)
        finish(*stroke, spot.space);
    else if (const std::optional<std::size_t> piece = m_board.pieceOn(from); piece && dragged)
        movePiece(*piece, spot.space);
    else if (!dragged)
        choose(pickedAt(m_board, m_choice, m_printing, from));
}

/// A figure that was placed is picked at once, for its sheet.
void BoardPage::finish(const Stroke &stroke, Space at)
{
    const omega::Board after = stroke.result();
    const bool placed = after.pieces.size() > m_board.pieces.size();
    refresh();
    if (stroke.edit() == BoardEdit::AddPiece && !placed)
        return say(tr("No figure fits there."));
    emit edited(stroke.edit(), after);
    if (!placed)
        return tellSpace(at);
    BoardChoice alone = m_choice;
    alone.actor.reset();
    choose(pickedAt(m_board, alone, m_printing, m_board.pieces.back().figure.at));
    tellSpace(at);
}

void BoardPage::movePiece(std::size_t piece, Space to)
{
    omega::Board board = m_board;
    if (!omega::placePiece(board, piece, to))
    {
        refresh();
        return say(tr("The figure does not fit there."));
    }
    if (m_choice.actor == piece)
        m_choice.declaredFrom.reset();
    if (m_choice.target == piece)
        m_choice.declaredTo.reset();
    refresh();
    emit edited(BoardEdit::MovePiece, board);
}

void BoardPage::apply(const BoardSpot &spot)
{
    // The second press of a double click is a press like any other.
    if (m_pressedAt)
        return;
    if (picksAt(spot.space))
        return choose(pickedAt(m_board, m_choice, m_printing, spot.space));
    if (m_actions->tool() == DrawingTool::Door && !spot.edge)
        return moveDoorOn(spot.space);
    Stroke stroke(m_board, m_actions->tool(), Shape::Brush, m_tools->tile(), spot);
    if (m_marked.contains(spot.space))
        stroke.cover(m_marked);
    finish(stroke, spot.space);
}

/// Without an edge to press, a door goes from side to side of the space and off it again.
void BoardPage::moveDoorOn(Space space)
{
    const std::optional<Edge> last
        = m_movedDoor && m_board.map.hasDoor(*m_movedDoor) ? std::exchange(m_movedDoor, std::nullopt) : std::nullopt;
    const std::optional<Edge> next = nextDoor(m_board.map, space, last);
    if (!last && !next)
        return say(
            tr("No side of this space is free for a door. Ctrl with an arrow key opens or closes the door there."));
    omega::Board board = m_board;
    for (const std::optional<Edge> &edge : {last, next})
        if (edge)
            board = withDoorTurned(std::move(board), *edge);
    emit edited(BoardEdit::Doors, board);
    m_movedDoor = next;
    tellSpace(space);
}

void BoardPage::turnEdge(const Edge &edge)
{
    if (m_actions->tool() == DrawingTool::Door)
    {
        emit edited(BoardEdit::Doors, withDoorTurned(m_board, edge));
        return tellSpace(m_view->cursorSpace());
    }
    if (!m_choice.actor || m_actions->tool() != DrawingTool::Select)
        return;
    const Space cursor = m_view->cursorSpace();
    const Space beyond = edge.at == cursor ? edge.beyond() : edge.at;
    const Space at = m_board.pieces.at(*m_choice.actor).figure.at;
    const Space to{at.x + beyond.x - cursor.x, at.y + beyond.y - cursor.y};
    movePiece(*m_choice.actor, to);
    if (m_choice.actor && m_board.pieces.at(*m_choice.actor).figure.at == to)
        m_view->moveCursorTo(to);
}

void BoardPage::cancel()
{
    if (m_pressedAt || !m_marked.empty())
    {
        stopPointer();
        m_marked = {};
        refresh();
    }
    else if (m_choice.actor)
        choose(stepBack(m_choice));
    else
        emit leaveAsked();
}

void BoardPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        m_view->setFocus(Qt::OtherFocusReason);
    else
        QWidget::keyPressEvent(event);
}

void BoardPage::stopPointer()
{
    m_stroke.reset();
    m_preview.reset();
    m_pressedAt.reset();
    m_draggedTo.reset();
}

} // namespace dossier
