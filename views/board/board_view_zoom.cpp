// How a board view is made larger and smaller.
#include "views/board/board_view.h"

#include <QAction>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace dossier
{

namespace
{

constexpr double zoomStep = 1.2;

} // namespace

void BoardView::addZoomActions()
{
    const auto add = [this](const QList<QKeySequence> &keys, void (BoardView::*slot)())
    {
        auto *action = new QAction(this);
        action->setShortcuts(keys);
        action->setMenuRole(QAction::NoRole);
        action->setEnabled(false);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        m_zoomActions << action;
    };
    add({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &BoardView::zoomIn);
    add({Qt::CTRL | Qt::Key_Minus}, &BoardView::zoomOut);
    add({Qt::CTRL | Qt::Key_0}, &BoardView::zoomToFit);
}

/// Keys and entries of a menu are those of the board that is seen: two boards of one window would fight for them.
void BoardView::showEvent(QShowEvent *event)
{
    for (QAction *action : m_zoomActions)
        action->setEnabled(true);
    QAbstractScrollArea::showEvent(event);
}

void BoardView::hideEvent(QHideEvent *event)
{
    for (QAction *action : m_zoomActions)
        action->setEnabled(false);
    QAbstractScrollArea::hideEvent(event);
}

void BoardView::retranslate()
{
    const auto set = [this](int index, const QString &text, const QString &tip)
    {
        m_zoomActions[index]->setText(text);
        m_zoomActions[index]->setToolTip(tip);
    };
    set(0, tr("Zoom &in"), tr("Show the board larger"));
    set(1, tr("Zoom &out"), tr("Show the board smaller"));
    set(2, tr("&Whole board"), tr("Show the whole board, as large as the window allows"));
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("Arrow keys go from space to space, Enter clicks, Shift selects, Ctrl with an arrow "
                                "clicks the side of a space."));
    setToolTip(accessibleDescription());
}

void BoardView::zoomTo(double side, QPointF at)
{
    const BoardFrame before = m_geometry.frame();
    const QPointF held = (at - before.board.topLeft()) / before.side;
    m_zoomed = std::clamp(side, BoardGeometry::leastSide, BoardGeometry::mostSide);
    layOut();
    setScrolled(m_geometry.scrolledTo(held, at));
}

void BoardView::zoomIn()
{
    const QRectF shown = QRectF(m_geometry.window());
    zoomTo(std::max(m_geometry.side * zoomStep, m_geometry.side + 1), shown.center());
}

void BoardView::zoomOut()
{
    const QRectF shown = QRectF(m_geometry.window());
    zoomTo(std::min(m_geometry.side / zoomStep, m_geometry.side - 1), shown.center());
}

void BoardView::zoomToFit()
{
    m_zoomed.reset();
    setFilling(false);
}

/// The bar is always there then: one that comes and goes would change the width that it comes and goes by.
void BoardView::setFilling(bool fills)
{
    m_fillsWidth = fills;
    setVerticalScrollBarPolicy(fills ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded);
    layOut();
}

void BoardView::fillWidth()
{
    if (!m_zoomed)
        setFilling(true);
}

void BoardView::centreOn(Space space)
{
    setScrolled(m_geometry.scrolledTo(QPointF(space.x + 0.5, space.y + 0.5), QRectF(m_geometry.window()).center()));
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier))
    {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    const double turn = event->angleDelta().y() / 120.0;
    zoomTo(m_zoomed.value_or(m_geometry.side) * std::pow(zoomStep, turn), event->position());
    event->accept();
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    if (event->type() == QEvent::ToolTip)
    {
        const auto *help = static_cast<QHelpEvent *>(event);
        return showTip(help->pos(), help->globalPos());
    }
    if (event->type() == QEvent::NativeGesture)
    {
        const auto *native = static_cast<QNativeGestureEvent *>(event);
        if (native->gestureType() == Qt::ZoomNativeGesture)
            zoomTo(m_zoomed.value_or(m_geometry.side) * (1 + native->value()), native->position());
        return native->gestureType() == Qt::ZoomNativeGesture;
    }
    if (event->type() == QEvent::Gesture)
        if (const auto *pinch
            = static_cast<QPinchGesture *>(static_cast<QGestureEvent *>(event)->gesture(Qt::PinchGesture)))
        {
            const QPointF at = viewport()->mapFromGlobal(pinch->centerPoint());
            zoomTo(m_zoomed.value_or(m_geometry.side) * pinch->scaleFactor(), at);
            return true;
        }
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace dossier
