// What a pointer does on a board view.
#include "views/board/board_view.h"
#include "views/board/spoken_space.h"
#include "views/kit/plain_text.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLineF>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace dossier
{

void BoardView::hover(std::optional<BoardSpot> spot)
{
    if (m_hovered == spot)
        return;
    m_hovered = spot;
    const QRect window = m_geometry.window();
    viewport()->update(QRegion(viewport()->rect()) - QRegion(window));
    emit hovered(spot);
}

bool BoardView::showTip(const QPoint &point, const QPoint &global)
{
    const std::optional<BoardSpot> spot = m_geometry.spotAt(point);
    if (spot)
    {
        const QString description = descriptionOf(spot->space);
        const QString gap = description.isEmpty() ? QString() : QStringLiteral(". ");
        QToolTip::showText(global, tipLine(spokenSpace(m_scene, spot->space) + gap + description), viewport());
    }
    else
        QToolTip::hideText();
    return true;
}

void BoardView::startPanning(QPoint point)
{
    if (m_spaceKey == SpaceKey::Down)
        m_spaceKey = SpaceKey::Used;
    m_pointer = Pointer::Panning;
    m_pointerAt = point;
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void BoardView::stopPointer()
{
    m_pointer = Pointer::Idle;
    m_drawn.reset();
    if (m_spaceKey == SpaceKey::Up)
        viewport()->unsetCursor();
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    const bool left = event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || (left && m_spaceKey != SpaceKey::Up))
        startPanning(point);
    else if (const std::optional<BoardSpot> spot = m_geometry.spotAt(point); left && spot)
    {
        m_pointer = Pointer::Drawing;
        m_pointerAt = point;
        m_drawn = spot;
        m_mayPan = m_draws && !m_draws(*spot);
        m_anchor.reset();
        goTo(spot->space, Qt::NoModifier);
        emit pressed(*spot, event->modifiers());
    }
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (m_pointer == Pointer::Panning)
    {
        setScrolled(m_geometry.scrolled - (point - m_pointerAt));
        m_pointerAt = point;
        return;
    }
    if (m_pointer == Pointer::Drawing && m_mayPan)
    {
        if ((point - m_pointerAt).manhattanLength() >= QApplication::startDragDistance())
            startPanning(m_pointerAt);
    }
    else if (m_pointer == Pointer::Drawing)
        drawTo(point);
    hover(m_geometry.spotAt(point));
}

/// Goes by small steps, so that a quick stroke leaves out no space; beyond the window the board moves along.
void BoardView::drawTo(QPoint point)
{
    const QLineF way(m_pointerAt, point);
    const int steps = std::max(static_cast<int>(std::ceil(way.length() / (m_geometry.side * 0.2))), 1);
    for (int step = 1; step <= steps; ++step)
    {
        const std::optional<BoardSpot> spot = m_geometry.spotAt(way.pointAt(static_cast<double>(step) / steps));
        if (!spot || spot == m_drawn)
            continue;
        m_drawn = spot;
        emit dragged(*spot);
        if (m_pointer != Pointer::Drawing)
            return;
    }
    m_pointerAt = point;
    const QRect window = m_geometry.window();
    const QPoint beyond(point.x() - std::clamp(point.x(), window.left(), window.right()),
        point.y() - std::clamp(point.y(), window.top(), window.bottom()));
    if (!beyond.isNull())
        setScrolled(m_geometry.scrolled + beyond);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    const bool ends = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    if (!ends || (m_pointer == Pointer::Drawing && event->button() != Qt::LeftButton))
        return;
    const std::optional<BoardSpot> spot = m_pointer == Pointer::Drawing ? m_drawn : std::nullopt;
    stopPointer();
    if (spot)
        emit released(*spot);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
    if (event->button() == Qt::LeftButton && m_pointer == Pointer::Drawing && m_drawn)
        emit activated(*m_drawn);
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const std::optional<BoardSpot> spot
        = byKey ? std::optional(BoardSpot{m_cursor, std::nullopt}) : m_geometry.spotAt(event->pos());
    if (!spot)
        return;
    goTo(spot->space, Qt::NoModifier);
    const QPoint at = byKey ? m_geometry.rectOf(m_cursor).center().toPoint() : event->pos();
    emit contextAsked(*spot, viewport()->mapToGlobal(at));
}

} // namespace dossier
