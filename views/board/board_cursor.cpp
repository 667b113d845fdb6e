#include "views/board/board_cursor.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

namespace dossier
{

namespace
{

/// Returns the side that an arrow key points to.
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

/// Returns the target of a key, on the board or not; with Ctrl, Home and End go to the board's corners.
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

BoardCursor::BoardCursor(const BoardGeometry &geometry, BoardCursorActions actions, QObject *parent)
    : QObject(parent)
    , m_geometry(geometry)
    , m_actions(std::move(actions))
{
}

void BoardCursor::moveTo(Space space)
{
    goTo(space, false);
}

void BoardCursor::keepWithin(QSize size)
{
    m_space = {std::min(m_space.x, size.width() - 1), std::min(m_space.y, size.height() - 1)};
    m_anchor.reset();
}

void BoardCursor::goTo(Space space, bool extends)
{
    const Space inside{std::clamp(space.x, 0, m_geometry.columns - 1), std::clamp(space.y, 0, m_geometry.rows - 1)};
    if (!extends)
        m_anchor.reset();
    else if (!m_anchor)
        m_anchor = m_space;
    const bool moves = inside != m_space;
    m_space = inside;
    m_actions.place(inside);
    if (moves)
        m_actions.move(inside);
    if (extends)
        m_actions.extend(*m_anchor, m_space);
}

bool BoardCursor::press(const QKeyEvent &event)
{
    const std::optional<Direction> direction = directionOf(event.key());
    if (direction && event.modifiers().testFlag(Qt::ControlModifier))
    {
        const QSize map(m_geometry.columns, m_geometry.rows);
        if (const std::optional<Edge> edge = edgeOn(map, m_space, *direction))
            m_actions.pickEdge(*edge);
        return true;
    }
    const std::optional<Space> space = led(m_geometry, m_space, event);
    if (space)
        goTo(*space, event.modifiers().testFlag(Qt::ShiftModifier));
    return space.has_value();
}

} // namespace dossier
