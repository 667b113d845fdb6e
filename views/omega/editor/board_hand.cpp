#include "views/omega/editor/board_hand.h"

#include "model/omega/geometry/board_edit.h"
#include "views/actions/board_actions.h"
#include "views/omega/editor/picking.h"

#include <utility>

namespace dossier
{

BoardHand::BoardHand(PickedBoard &picked, const BoardActions &actions, BoardHandOutcomes outcomes, QObject *parent)
    : QObject(parent)
    , m_picked(picked)
    , m_actions(actions)
    , m_outcomes(std::move(outcomes))
{
}

std::optional<SpaceSet> BoardHand::outline() const
{
    return m_stroke ? std::optional(m_stroke->outline()) : std::nullopt;
}

Stroke BoardHand::strokeAt(const BoardSpot &spot) const
{
    return {m_picked.board, m_actions.tool(), m_actions.shape(), m_picked.tile, spot};
}

/// True when a tool that places figures picks one, because the space is occupied.
bool BoardHand::picksAt(Space space) const
{
    const DrawingTool tool = m_actions.tool();
    const bool places = tool == DrawingTool::Commando || tool == DrawingTool::Enemy;
    return tool == DrawingTool::Select || (places && m_picked.board.pieceOn(space));
}

void BoardHand::press(const BoardSpot &spot)
{
    m_pressedAt = spot.space;
    m_draggedTo.reset();
    m_picked.marked = {};
    if (!picksAt(spot.space))
    {
        m_stroke.emplace(strokeAt(spot));
        m_preview = m_stroke->result();
    }
    m_outcomes.changed();
}

void BoardHand::drag(const BoardSpot &spot)
{
    if (!m_pressedAt)
        return;
    if (m_stroke)
    {
        m_stroke->extendTo(spot);
        m_preview = m_stroke->result();
    }
    else if (spot.space != *m_pressedAt || m_draggedTo)
    {
        m_draggedTo = spot.space;
        if (const std::optional<std::size_t> piece = m_picked.board.pieceOn(*m_pressedAt))
        {
            m_preview = m_picked.board;
            omega::placePiece(*m_preview, *piece, spot.space);
        }
        else
            m_picked.marked = spacesBetween(Shape::Rectangle, *m_pressedAt, spot.space);
    }
    m_outcomes.changed();
}

void BoardHand::release(const BoardSpot &spot)
{
    if (!m_pressedAt)
        return;
    const Space from = *m_pressedAt;
    const std::optional<Stroke> stroke = m_stroke;
    const bool dragged = m_draggedTo.has_value();
    stop();
    if (stroke)
        finish(*stroke, spot.space);
    else if (const std::optional<std::size_t> piece = m_picked.board.pieceOn(from); piece && dragged)
        movePiece(*piece, spot.space);
    else if (!dragged)
        m_outcomes.choose(pickedAt(m_picked.board, m_picked.choice, m_picked.printing, from));
}

/// A figure that was placed is picked at once, for its sheet.
void BoardHand::finish(const Stroke &stroke, Space at)
{
    const omega::Board after = stroke.result();
    const bool placed = after.pieces.size() > m_picked.board.pieces.size();
    m_outcomes.changed();
    if (stroke.edit() == BoardEdit::AddPiece && !placed)
        return m_outcomes.say(tr("No figure fits there."));
    m_outcomes.edit(stroke.edit(), after);
    if (!placed)
        return m_outcomes.announceSpace(at);
    BoardChoice alone = m_picked.choice;
    alone.actor.reset();
    m_outcomes.choose(pickedAt(m_picked.board, alone, m_picked.printing, m_picked.board.pieces.back().figure.at));
    m_outcomes.announceSpace(at);
}

void BoardHand::movePiece(std::size_t piece, Space to)
{
    omega::Board board = m_picked.board;
    if (!omega::placePiece(board, piece, to))
    {
        m_outcomes.changed();
        return m_outcomes.say(tr("The figure does not fit there."));
    }
    if (m_picked.choice.actor == piece)
        m_picked.choice.declaredFrom.reset();
    if (m_picked.choice.target == piece)
        m_picked.choice.declaredTo.reset();
    m_outcomes.changed();
    m_outcomes.edit(BoardEdit::MovePiece, board);
}

void BoardHand::apply(const BoardSpot &spot)
{
    // The second press of a double click is a press like any other.
    if (m_pressedAt)
        return;
    if (picksAt(spot.space))
        return m_outcomes.choose(pickedAt(m_picked.board, m_picked.choice, m_picked.printing, spot.space));
    if (m_actions.tool() == DrawingTool::Door && !spot.edge)
        return moveDoorOn(spot.space);
    Stroke stroke(m_picked.board, m_actions.tool(), Shape::Brush, m_picked.tile, spot);
    if (m_picked.marked.contains(spot.space))
        stroke.cover(m_picked.marked);
    finish(stroke, spot.space);
}

/// Without an edge, as from the keyboard, a door moves from side to side of the space and then off it.
void BoardHand::moveDoorOn(Space space)
{
    const std::optional<Edge> last = m_movedDoor && m_picked.board.map.hasDoor(*m_movedDoor)
        ? std::exchange(m_movedDoor, std::nullopt)
        : std::nullopt;
    const std::optional<Edge> next = nextDoor(m_picked.board.map, space, last);
    if (!last && !next)
        return m_outcomes.say(
            tr("No side of this space is free for a door. Ctrl with an arrow key opens or closes the door there."));
    omega::Board board = m_picked.board;
    for (const std::optional<Edge> &edge : {last, next})
        if (edge)
            board = withDoorTurned(std::move(board), *edge);
    m_outcomes.edit(BoardEdit::Doors, board);
    m_movedDoor = next;
    m_outcomes.announceSpace(space);
}

void BoardHand::turnEdge(const Edge &edge, Space cursor)
{
    if (m_actions.tool() == DrawingTool::Door)
    {
        m_outcomes.edit(BoardEdit::Doors, withDoorTurned(m_picked.board, edge));
        return m_outcomes.announceSpace(cursor);
    }
    if (!m_picked.choice.actor || m_actions.tool() != DrawingTool::Select)
        return;
    const Space beyond = edge.at == cursor ? edge.beyond() : edge.at;
    const Space at = m_picked.board.pieces.at(*m_picked.choice.actor).figure.at;
    const Space to{at.x + beyond.x - cursor.x, at.y + beyond.y - cursor.y};
    movePiece(*m_picked.choice.actor, to);
    if (m_picked.choice.actor && m_picked.board.pieces.at(*m_picked.choice.actor).figure.at == to)
        m_outcomes.moveCursor(to);
}

void BoardHand::cancel()
{
    if (m_pressedAt || !m_picked.marked.empty())
    {
        stop();
        m_picked.marked = {};
        m_outcomes.changed();
    }
    else if (m_picked.choice.actor)
        m_outcomes.choose(stepBack(m_picked.choice));
    else
        m_outcomes.leave();
}

void BoardHand::stop()
{
    m_stroke.reset();
    m_preview.reset();
    m_pressedAt.reset();
    m_draggedTo.reset();
}

} // namespace dossier
