#include "views/board/board_zoom.h"

#include <QAction>
#include <QFontInfo>
#include <QGestureEvent>
#include <QNativeGestureEvent>
#include <QPinchGesture>
#include <QWheelEvent>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace dossier
{

namespace
{

constexpr double zoomStep = 1.2;

} // namespace

double maxFittedSide(const QFont &font)
{
    return 72.0 * std::max(QFontInfo(font).pixelSize() / 14.0, 1.0);
}

BoardZoom::BoardZoom(QWidget *board)
    : QObject(board)
{
    const auto add = [this, board](const QList<QKeySequence> &keys, void (BoardZoom::*asked)())
    {
        auto *action = new QAction(board);
        action->setShortcuts(keys);
        action->setMenuRole(QAction::NoRole);
        action->setEnabled(false);
        connect(action, &QAction::triggered, this, asked);
        board->addAction(action);
        m_actions << action;
    };
    add({Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, &BoardZoom::zoomInRequested);
    add({Qt::CTRL | Qt::Key_Minus}, &BoardZoom::zoomOutRequested);
    add({Qt::CTRL | Qt::Key_0}, &BoardZoom::fitRequested);
}

/// Keys and menu entries belong to the visible board: two boards of one window would conflict.
void BoardZoom::setUsable(bool usable)
{
    for (QAction *action : m_actions)
        action->setEnabled(usable);
}

void BoardZoom::retranslate()
{
    const auto set = [this](int index, const QString &text, const QString &tip)
    {
        m_actions[index]->setText(text);
        m_actions[index]->setToolTip(tip);
    };
    set(0, tr("Zoom &in"), tr("Show the board larger"));
    set(1, tr("Zoom &out"), tr("Show the board smaller"));
    set(2, tr("&Whole board"), tr("Show the whole board, as large as the window allows; again: as wide as the window"));
}

double BoardZoom::sideIn(const BoardGeometry &geometry, double max) const
{
    if (m_zoomed)
        return std::round(*m_zoomed);
    return m_fillsWidth ? geometry.fillingSide(max) : geometry.fittingSide(max);
}

void BoardZoom::zoomTo(double side)
{
    m_zoomed = std::clamp(side, BoardGeometry::minSide, BoardGeometry::maxSide);
}

void BoardZoom::fit(bool width)
{
    m_zoomed.reset();
    m_fillsWidth = width;
}

ZoomRequest BoardZoom::larger(const BoardGeometry &geometry) const
{
    return {std::max(geometry.side * zoomStep, geometry.side + 1), QRectF(geometry.window()).center()};
}

ZoomRequest BoardZoom::smaller(const BoardGeometry &geometry) const
{
    return {std::min(geometry.side / zoomStep, geometry.side - 1), QRectF(geometry.window()).center()};
}

ZoomRequest BoardZoom::zoomRequestedBy(const QWheelEvent &event, const BoardGeometry &geometry) const
{
    const double turn = event.angleDelta().y() / 120.0;
    return {now(geometry) * std::pow(zoomStep, turn), event.position()};
}

std::optional<ZoomRequest> BoardZoom::zoomRequestedBy(
    QEvent &event, const BoardGeometry &geometry, const QWidget &viewport) const
{
    if (event.type() == QEvent::NativeGesture)
        if (const auto &native = static_cast<QNativeGestureEvent &>(event);
            native.gestureType() == Qt::ZoomNativeGesture)
            return ZoomRequest{now(geometry) * (1 + native.value()), native.position()};
    if (event.type() == QEvent::Gesture)
        if (const auto *pinch
            = static_cast<QPinchGesture *>(static_cast<QGestureEvent &>(event).gesture(Qt::PinchGesture)))
            return ZoomRequest{
                now(geometry) * pinch->scaleFactor(), QPointF(viewport.mapFromGlobal(pinch->centerPoint()))};
    return std::nullopt;
}

} // namespace dossier
