// What keys do on a board view.
#include "views/board/board_accessible.h"
#include "views/board/board_view.h"

#include <QKeyEvent>

#include <algorithm>

namespace dossier
{

namespace
{

std::optional<Direction> directionOf(int key)
{
    switch (key)
    {
    case Qt::Key_Up:
        return Direction::North;
    case Qt::Key_Right:
        return Direction::East;
    case Qt::Key_Down:
        return Direction::South;
    case Qt::Key_Left:
        return Direction::West;
    default:
        return std::nullopt;
    }
}

/// Where a key leads, on the map or not; with Ctrl, Home and End go to the map's corners.
std::optional<Space> led(const BoardGeometry &geometry, Space from, const QKeyEvent &event)
{
    const bool whole = event.modifiers().testFlag(Qt::ControlModifier);
    const int page = std::max(static_cast<int>(geometry.window().height() / geometry.side) - 1, 1);
    if (const std::optional<Direction> direction = directionOf(event.key()))
        return neighbour(from, *direction);
    switch (event.key())
    {
    case Qt::Key_Home:
        return whole ? Space{0, 0} : Space{0, from.y};
    case Qt::Key_End:
        return whole ? Space{geometry.columns - 1, geometry.rows - 1} : Space{geometry.columns - 1, from.y};
    case Qt::Key_PageUp:
        return Space{from.x, from.y - page};
    case Qt::Key_PageDown:
        return Space{from.x, from.y + page};
    default:
        return std::nullopt;
    }
}

} // namespace

void BoardView::moveCursorTo(Space space)
{
    m_anchor.reset();
    goTo(space, Qt::NoModifier);
}

void BoardView::goTo(Space space, Qt::KeyboardModifiers modifiers)
{
    const Space inside{std::clamp(space.x, 0, m_geometry.columns - 1), std::clamp(space.y, 0, m_geometry.rows - 1)};
    const bool extends = modifiers.testFlag(Qt::ShiftModifier);
    if (!extends)
        m_anchor.reset();
    else if (!m_anchor)
        m_anchor = m_cursor;
    const bool moved = inside != m_cursor;
    m_cursor = inside;
    if (m_pointer == Pointer::Idle)
        ensureVisible(inside);
    viewport()->update();
    if (moved)
        tellCursor();
    if (extends)
        emit selectionExtended(*m_anchor, m_cursor);
}

void BoardView::tellCursor()
{
    tellFocus(*this);
    emit cursorMoved(m_cursor);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    const std::optional<Direction> direction = directionOf(event->key());
    if (direction && event->modifiers().testFlag(Qt::ControlModifier))
    {
        const QSize map(m_geometry.columns, m_geometry.rows);
        if (const std::optional<Edge> edge = edgeOn(map, m_cursor, *direction))
            emit edgeAsked(*edge);
    }
    else if (const std::optional<Space> space = led(m_geometry, m_cursor, *event))
        goTo(*space, event->modifiers());
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit activated({m_cursor, std::nullopt});
    else if (event->key() == Qt::Key_Escape)
    {
        stopPointer();
        emit cancelled();
    }
    else if (event->key() == Qt::Key_Space)
    {
        if (!event->isAutoRepeat() && m_spaceKey == SpaceKey::Up)
        {
            m_spaceKey = SpaceKey::Down;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
    }
    else
        QAbstractScrollArea::keyPressEvent(event);
}

/// The space bar presses when it is let go, for until then it may turn out to be held for panning.
void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
    {
        QAbstractScrollArea::keyReleaseEvent(event);
        return;
    }
    const bool presses = m_spaceKey == SpaceKey::Down;
    m_spaceKey = SpaceKey::Up;
    if (m_pointer != Pointer::Panning)
        viewport()->unsetCursor();
    if (presses)
        emit activated({m_cursor, std::nullopt});
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    tellFocus(*this);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_spaceKey = SpaceKey::Up;
    viewport()->update();
}

} // namespace dossier
