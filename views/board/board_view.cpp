#include "views/board/board_view.h"

#include "views/board/board_accessible.h"
#include "views/board/board_cursor.h"
#include "views/board/board_pointer.h"
#include "views/board/board_strips.h"
#include "views/board/board_zoom.h"
#include "views/board/mark_painter.h"
#include "views/board/scene_painter.h"
#include "views/board/spoken_space.h"
#include "views/kit/plain_text.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <utility>

namespace dossier
{

BoardView::BoardView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
    , m_zoom(new BoardZoom(this))
    , m_pointer(new BoardPointer(m_geometry, viewport()))
    , m_cursor(new BoardCursor(m_geometry, this))
{
    installBoardAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    listen();
    retranslate();
    layOut();
}

void BoardView::listen()
{
    connect(m_zoom, &BoardZoom::inAsked, this, &BoardView::zoomIn);
    connect(m_zoom, &BoardZoom::outAsked, this, &BoardView::zoomOut);
    // Asked again where all is seen, it fills the width of the window where that shows more, and the other way round.
    connect(m_zoom, &BoardZoom::wholeAsked, this,
        [this]
        {
            const double bar = verticalScrollBar()->sizeHint().width();
            const double filling = m_geometry.fillingSide(mostFitted(font())) - bar / std::max(m_geometry.columns, 1);
            fit(!m_zoom->isZoomed() && !m_zoom->fillsWidth() && filling > m_geometry.side);
        });
    connect(m_pointer, &BoardPointer::scrollAsked, this, &BoardView::setScrolled);
    connect(m_pointer, &BoardPointer::pressed, this,
        [this](const BoardSpot &spot, Qt::KeyboardModifiers modifiers)
        {
            moveCursorTo(spot.space);
            emit pressed(spot, modifiers);
        });
    connect(m_pointer, &BoardPointer::dragged, this, &BoardView::dragged);
    connect(m_pointer, &BoardPointer::released, this, &BoardView::released);
    connect(m_pointer, &BoardPointer::panned, this, &BoardView::panned);
    connect(m_cursor, &BoardCursor::placed, this,
        [this](Space space)
        {
            if (m_pointer->isIdle())
                ensureVisible(space);
            viewport()->update();
        });
    connect(m_cursor, &BoardCursor::moved, this,
        [this](Space space)
        {
            tellFocus(*this);
            emit cursorMoved(space);
        });
    connect(m_cursor, &BoardCursor::extended, this, &BoardView::selectionExtended);
    connect(m_cursor, &BoardCursor::edgeAsked, this, &BoardView::edgeAsked);
}

const QList<QAction *> &BoardView::zoomActions() const
{
    return m_zoom->actions();
}

void BoardView::render(const BoardScene &scene)
{
    const bool resized = scene.size.width() != m_geometry.columns || scene.size.height() != m_geometry.rows;
    const QString before = readOut();
    m_scene = scene;
    if (resized)
    {
        m_cursor->keepWithin(scene.size);
        m_pointer->stop();
        layOut();
        updateGeometry();
        hover(std::nullopt);
    }
    tellScene(*this, resized, before != readOut());
    viewport()->update();
}

QString BoardView::readOut() const
{
    return spokenSpace(m_scene, cursorSpace());
}

int BoardView::widthFor(int height) const
{
    BoardGeometry whole;
    whole.view = {QWIDGETSIZE_MAX, height - 2 * frameWidth()};
    whole.columns = std::max(m_scene.size.width(), 1);
    whole.rows = std::max(m_scene.size.height(), 1);
    whole.strips = stripsFor(font(), m_scene.size);
    whole.side = whole.fittingSide(mostFitted(font()));
    return whole.strips.width() + whole.content().width() + 2 * frameWidth();
}

void BoardView::layOut()
{
    m_geometry.view = viewport()->size();
    m_geometry.columns = m_scene.size.width();
    m_geometry.rows = m_scene.size.height();
    m_geometry.strips = stripsFor(font(), m_scene.size);
    m_geometry.side = m_zoom->sideIn(m_geometry, mostFitted(font()));
    // A scroll bar that comes or goes resizes the viewport at once, and with it the geometry.
    horizontalScrollBar()->setPageStep(m_geometry.window().width());
    verticalScrollBar()->setPageStep(m_geometry.window().height());
    horizontalScrollBar()->setSingleStep(static_cast<int>(m_geometry.side));
    verticalScrollBar()->setSingleStep(static_cast<int>(m_geometry.side));
    horizontalScrollBar()->setRange(0, m_geometry.scrollable().width());
    verticalScrollBar()->setRange(0, m_geometry.scrollable().height());
    m_geometry.scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    viewport()->update();
}

void BoardView::setScrolled(QPoint scrolled)
{
    horizontalScrollBar()->setValue(scrolled.x());
    verticalScrollBar()->setValue(scrolled.y());
}

void BoardView::scrollContentsBy(int, int)
{
    m_geometry.scrolled = {horizontalScrollBar()->value(), verticalScrollBar()->value()};
    viewport()->update();
}

void BoardView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        layOut();
    QAbstractScrollArea::changeEvent(event);
}

void BoardView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.setFont(font());
    const QRect window = m_geometry.window();
    if (event->region().intersects(window))
    {
        const BoardCanvas canvas{painter, m_geometry.frame(), m_theme, m_geometry.shown()};
        for (const QRect &beside : QRegion(window) - m_geometry.frame().board.toAlignedRect().adjusted(1, 1, -1, -1))
            painter.fillRect(beside, m_theme.ground);
        painter.setClipRect(window);
        paintScene(canvas, m_scene);
        if (hasFocus())
            paintCursor(canvas, cursorSpace());
        painter.setClipping(false);
    }
    const std::optional<Space> cursor = hasFocus() ? std::optional(cursorSpace()) : std::nullopt;
    const std::optional<Space> pointed = m_hovered ? std::optional(m_hovered->space) : std::nullopt;
    paintStrips(painter, m_geometry, m_theme, cursor, pointed);
}

void BoardView::showEvent(QShowEvent *event)
{
    m_zoom->setUsable(true);
    QAbstractScrollArea::showEvent(event);
}

void BoardView::hideEvent(QHideEvent *event)
{
    m_zoom->setUsable(false);
    QAbstractScrollArea::hideEvent(event);
}

void BoardView::retranslate()
{
    m_zoom->retranslate();
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("Arrow keys go from space to space, Enter clicks, Shift selects, Ctrl with an arrow "
                                "clicks the side of a space."));
    setToolTip(accessibleDescription());
}

void BoardView::zoomTo(double side, QPointF at)
{
    const BoardFrame before = m_geometry.frame();
    const QPointF held = (at - before.board.topLeft()) / before.side;
    m_zoom->zoomTo(side);
    layOut();
    setScrolled(m_geometry.scrolledTo(held, at));
}

void BoardView::zoomIn()
{
    const auto [side, at] = m_zoom->larger(m_geometry);
    zoomTo(side, at);
}

void BoardView::zoomOut()
{
    const auto [side, at] = m_zoom->smaller(m_geometry);
    zoomTo(side, at);
}

void BoardView::fillWidth()
{
    if (!m_zoom->isZoomed())
        fit(true);
}

/// The bar is always there then: one that comes and goes would change the width that it comes and goes by.
void BoardView::fit(bool width)
{
    m_zoom->fit(width);
    setVerticalScrollBarPolicy(width ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded);
    layOut();
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
    const auto [side, at] = m_zoom->askedBy(*event, m_geometry);
    zoomTo(side, at);
    event->accept();
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    if (event->type() == QEvent::ToolTip && m_tips)
    {
        const auto *help = static_cast<QHelpEvent *>(event);
        return showTip(help->pos(), help->globalPos());
    }
    if (const std::optional<AskedZoom> asked = m_zoom->askedBy(*event, m_geometry, *viewport()))
    {
        zoomTo(asked->side, asked->at);
        return true;
    }
    return event->type() != QEvent::NativeGesture && QAbstractScrollArea::viewportEvent(event);
}

void BoardView::moveCursorTo(Space space)
{
    m_cursor->moveTo(space);
}

Space BoardView::cursorSpace() const
{
    return m_cursor->space();
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (m_cursor->press(*event))
        return;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit activated({cursorSpace(), std::nullopt});
    else if (event->key() == Qt::Key_Escape)
    {
        m_pointer->stop();
        emit cancelled();
    }
    else if (event->key() == Qt::Key_Space)
    {
        if (!event->isAutoRepeat())
            m_pointer->holdSpace();
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
    if (m_pointer->letGoSpace())
        emit activated({cursorSpace(), std::nullopt});
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
    // Qt tells the whole board as the focus after this: the space has the last word.
    QMetaObject::invokeMethod(this, [this] { tellFocus(*this); }, Qt::QueuedConnection);
}

void BoardView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    m_pointer->forgetSpace();
    viewport()->update();
}

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

void BoardView::mousePressEvent(QMouseEvent *event)
{
    m_pointer->press(*event);
    event->accept();
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_pointer->move(*event))
        hover(m_geometry.spotAt(event->position().toPoint()));
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    m_pointer->release(*event);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_doubleIsOne)
        mousePressEvent(event);
    event->accept();
    const std::optional<BoardSpot> spot = m_geometry.spotAt(event->position().toPoint());
    if (spot && event->button() == Qt::LeftButton && (m_doubleIsOne || m_pointer->drawn()))
        emit activated(*spot);
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const std::optional<BoardSpot> spot
        = byKey ? std::optional(BoardSpot{cursorSpace(), std::nullopt}) : m_geometry.spotAt(event->pos());
    if (!spot)
        return;
    moveCursorTo(spot->space);
    const QPoint at = byKey ? m_geometry.rectOf(cursorSpace()).center().toPoint() : event->pos();
    emit contextAsked(*spot, viewport()->mapToGlobal(at));
}

} // namespace dossier
