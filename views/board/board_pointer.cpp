#include "views/board/board_pointer.h"

#include <QApplication>
#include <QLineF>
#include <QMouseEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace dossier
{

BoardPointer::BoardPointer(const BoardGeometry &geometry, BoardPointerActions actions, QWidget *viewport)
    : QObject(viewport)
    , m_geometry(geometry)
    , m_actions(std::move(actions))
    , m_viewport(viewport)
{
}

std::optional<BoardSpot> BoardPointer::drawn() const
{
    return m_pointer == Pointer::Drawing ? m_drawn : std::nullopt;
}

void BoardPointer::startPanning(QPoint point)
{
    if (m_spaceKey == SpaceKey::Down)
        m_spaceKey = SpaceKey::Used;
    m_pointer = Pointer::Panning;
    m_pointerAt = point;
    m_viewport->setCursor(Qt::ClosedHandCursor);
}

void BoardPointer::stop()
{
    m_pointer = Pointer::Idle;
    m_said = false;
    m_drawn.reset();
    if (m_spaceKey == SpaceKey::Up)
        m_viewport->unsetCursor();
}

void BoardPointer::press(const QMouseEvent &event)
{
    const QPoint point = event.position().toPoint();
    const bool left = event.button() == Qt::LeftButton;
    if (event.button() == Qt::MiddleButton || (left && m_spaceKey != SpaceKey::Up))
        startPanning(point);
    else if (const std::optional<BoardSpot> spot = m_geometry.spotAt(point); left && spot)
    {
        m_pointer = Pointer::Drawing;
        m_pointerAt = point;
        m_drawn = spot;
        m_mayPan = m_draws && !m_draws(*spot);
        m_said = true;
        m_actions.press(*spot, event.modifiers());
    }
}

bool BoardPointer::move(const QMouseEvent &event)
{
    const QPoint point = event.position().toPoint();
    if (m_pointer == Pointer::Panning)
    {
        const QPoint before = std::exchange(m_pointerAt, point);
        const QPoint stood = m_geometry.scrolled;
        m_actions.scroll(stood - (point - before));
        if (m_geometry.scrolled != stood && std::exchange(m_said, false))
            m_actions.pan();
        return true;
    }
    if (m_pointer == Pointer::Drawing && m_mayPan)
    {
        if ((point - m_pointerAt).manhattanLength() >= QApplication::startDragDistance())
            startPanning(m_pointerAt);
    }
    else if (m_pointer == Pointer::Drawing)
        drawTo(point);
    return false;
}

bool BoardPointer::isAtCorner(const BoardSpot &spot, QPointF point) const
{
    if (!m_sparesCorners || !m_drawn || spot.space == m_drawn->space)
        return false;
    // Fraction of a space's side: the sum of both distances is 1 at a corner, and a half in the middle of an edge.
    constexpr double max = 0.55;
    return (point - m_geometry.rectOf(spot.space).center()).manhattanLength() > max * m_geometry.side;
}

/// Moves in small steps, so that a quick stroke leaves out no space; beyond the window the board scrolls along.
void BoardPointer::drawTo(QPoint point)
{
    const QLineF way(m_pointerAt, point);
    const int steps = std::max(static_cast<int>(std::ceil(way.length() / (m_geometry.side * 0.2))), 1);
    for (int step = 1; step <= steps; ++step)
    {
        const QPointF at = way.pointAt(static_cast<double>(step) / steps);
        const std::optional<BoardSpot> spot = m_geometry.spotAt(at);
        if (!spot || spot == m_drawn || isAtCorner(*spot, at))
            continue;
        m_drawn = spot;
        m_actions.drag(*spot);
        if (m_pointer != Pointer::Drawing)
            return;
    }
    m_pointerAt = point;
    const QRect window = m_geometry.window();
    const QPoint beyond(point.x() - std::clamp(point.x(), window.left(), window.right()),
        point.y() - std::clamp(point.y(), window.top(), window.bottom()));
    if (!beyond.isNull())
        m_actions.scroll(m_geometry.scrolled + beyond);
}

void BoardPointer::release(const QMouseEvent &event)
{
    const bool ends = event.button() == Qt::LeftButton || event.button() == Qt::MiddleButton;
    if (!ends || (m_pointer == Pointer::Drawing && event.button() != Qt::LeftButton))
        return;
    // The place of release counts, even at a corner.
    if (const std::optional<BoardSpot> end = m_geometry.spotAt(event.position());
        m_sparesCorners && !m_mayPan && end && drawn() && end->space != m_drawn->space)
    {
        m_drawn = end;
        m_actions.drag(*end);
    }
    const std::optional<BoardSpot> spot = drawn();
    stop();
    if (spot)
        m_actions.release(*spot);
}

void BoardPointer::holdSpace()
{
    if (m_spaceKey != SpaceKey::Up)
        return;
    m_spaceKey = SpaceKey::Down;
    m_viewport->setCursor(Qt::OpenHandCursor);
}

bool BoardPointer::releaseSpace()
{
    const bool presses = m_spaceKey == SpaceKey::Down;
    m_spaceKey = SpaceKey::Up;
    if (m_pointer != Pointer::Panning)
        m_viewport->unsetCursor();
    return presses;
}

} // namespace dossier
