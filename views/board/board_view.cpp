#include "views/board/board_view.h"

#include "views/board/board_accessible.h"
#include "views/board/board_cursor.h"
#include "views/board/board_lens.h"
#include "views/board/board_pointer.h"
#include "views/board/board_strips.h"
#include "views/board/mark_painter.h"
#include "views/board/min_covered.h"
#include "views/board/scene_painter.h"
#include "views/board/spoken_space.h"
#include "views/board/token_painter.h"
#include "views/kit/plain_text.h"
#include "views/kit/theme.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <utility>

namespace dossier
{

BoardView::BoardView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_lens(new BoardLens(m_geometry, this))
    , m_pointer(new BoardPointer(m_geometry, pointerActions(), viewport()))
    , m_cursor(new BoardCursor(m_geometry, cursorActions(), this))
{
    installBoardAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    retranslate();
    layOut();
}

BoardPointerActions BoardView::pointerActions()
{
    return {.scroll = [this](QPoint scrolled) { m_lens->setScrolled(scrolled); },
        .pan = [this] { emit panned(); },
        .press =
            [this](const BoardSpot &spot, Qt::KeyboardModifiers modifiers)
        {
            chooseSpace(spot.space);
            emit pressed(spot, modifiers);
        },
        .drag = [this](const BoardSpot &spot) { emit dragged(spot); },
        .release = [this](const BoardSpot &spot) { emit released(spot); }};
}

BoardCursorActions BoardView::cursorActions()
{
    return {.place =
                [this](Space space)
        {
            if (m_pointer->isIdle())
                ensureVisible(space);
            viewport()->update();
        },
        .move =
            [this](Space space)
        {
            notifyFocus(*this);
            emit cursorMoved(space);
        },
        .extend = [this](Space from, Space to) { emit selectionExtended(from, to); },
        .pickEdge = [this](const Edge &edge) { emit edgeRequested(edge); }};
}

const QList<QAction *> &BoardView::zoomActions() const
{
    return m_lens->actions();
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
    notifyScene(*this, resized, before != readOut());
    viewport()->update();
}

QRect BoardView::areaOf(const std::vector<Space> &spaces) const
{
    QRectF area;
    for (const Space space : spaces)
        area |= m_geometry.rectOf(space);
    return area.toAlignedRect().translated(viewport()->pos());
}

QString BoardView::readOut() const
{
    return spokenSpace(m_scene, cursorSpace());
}

int BoardView::widthFor(int height) const
{
    return m_lens->widthFor(height);
}

QMargins BoardView::edges() const
{
    const QRect inner = viewport()->geometry();
    return {inner.left() + m_geometry.strips.width(), inner.top() + m_geometry.strips.height(),
        width() - 1 - inner.right(), height() - 1 - inner.bottom()};
}

int BoardView::freestTop(int height) const
{
    return viewport()->geometry().top() + minCoveredTop(m_geometry, m_scene, height);
}

void BoardView::layOut()
{
    m_lens->layOut(m_scene.size);
}

void BoardView::resizeEvent(QResizeEvent * /*event*/)
{
    layOut();
}

void BoardView::scrollContentsBy(int, int)
{
    m_lens->noteScrolled();
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
    const Theme &theme = currentTheme();
    QPainter painter(viewport());
    painter.setFont(font());
    const QRect window = m_geometry.window();
    if (event->region().intersects(window))
    {
        const BoardCanvas canvas{painter, m_geometry.frame(), theme, m_geometry.shown()};
        for (const QRect &beside : QRegion(window) - m_geometry.frame().board.toAlignedRect().adjusted(1, 1, -1, -1))
            painter.fillRect(beside, theme.ground);
        painter.setClipRect(window);
        paintScene(canvas, m_scene);
        if (hasFocus())
            paintCursor(canvas, roomOfPieces(canvas, m_scene, cursorSpace()), namesAt(canvas, m_scene, cursorSpace()));
        painter.setClipping(false);
    }
    const std::optional<Space> cursor = hasFocus() ? std::optional(cursorSpace()) : std::nullopt;
    const std::optional<Space> pointed = m_hovered ? std::optional(m_hovered->space) : std::nullopt;
    paintStrips(painter, m_geometry, theme, cursor, pointed);
}

void BoardView::showEvent(QShowEvent *event)
{
    m_lens->setUsable(true);
    QAbstractScrollArea::showEvent(event);
}

void BoardView::hideEvent(QHideEvent *event)
{
    m_lens->setUsable(false);
    QAbstractScrollArea::hideEvent(event);
}

void BoardView::retranslate()
{
    m_lens->retranslate();
    setAccessibleName(tr("Board"));
    setAccessibleDescription(tr("Arrow keys go from space to space, Enter clicks, Shift selects, Ctrl with an arrow "
                                "clicks the side of a space."));
    setToolTip(accessibleDescription());
}

void BoardView::zoomIn()
{
    m_lens->zoomIn();
}

void BoardView::zoomOut()
{
    m_lens->zoomOut();
}

void BoardView::zoomToFit()
{
    m_lens->fit(false);
}

void BoardView::fillWidth()
{
    m_lens->fillWidth();
}

void BoardView::centreOn(Space space)
{
    m_lens->centreOn(space);
}

void BoardView::ensureVisible(Space space)
{
    m_lens->setScrolled(m_geometry.scrolledToShow(space));
}

void BoardView::wheelEvent(QWheelEvent *event)
{
    if (!m_lens->handle(*event))
        QAbstractScrollArea::wheelEvent(event);
}

bool BoardView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    // The general help on keys would cover the board whenever the pointer rests, and spaces are described elsewhere.
    if (event->type() == QEvent::ToolTip && !m_tips)
        return true;
    if (event->type() == QEvent::ToolTip)
    {
        const auto *help = static_cast<QHelpEvent *>(event);
        return showTip(help->pos(), help->globalPos());
    }
    if (m_lens->handle(*event))
        return true;
    return event->type() != QEvent::NativeGesture && QAbstractScrollArea::viewportEvent(event);
}

void BoardView::moveCursorTo(Space space)
{
    m_isChosen = false;
    m_cursor->moveTo(space);
}

void BoardView::chooseSpace(Space space)
{
    moveCursorTo(space);
    m_isChosen = true;
}

Space BoardView::cursorSpace() const
{
    return m_cursor->space();
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    if (m_cursor->press(*event))
    {
        m_isChosen = true;
        return;
    }
    // Without a chosen space, Enter is for the default button.
    if (m_isChosen && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
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

/// The space bar presses on release, because until then it may be held for panning.
void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat())
    {
        QAbstractScrollArea::keyReleaseEvent(event);
        return;
    }
    if (m_pointer->releaseSpace())
        emit activated({cursorSpace(), std::nullopt});
}

void BoardView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_isChosen = m_isChosen || event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
        || event->reason() == Qt::ShortcutFocusReason;
    viewport()->update();
    // Qt announces the whole board as the focus after this call: the space must be announced last.
    QMetaObject::invokeMethod(this, [this] { notifyFocus(*this); }, Qt::QueuedConnection);
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
    // Beside a board that is smaller than the window the names of rows and columns are in the window.
    const QRect board = m_geometry.frame().board.toAlignedRect() & m_geometry.window();
    viewport()->update(QRegion(viewport()->rect()) - QRegion(board));
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
    if (!spot || event->button() != Qt::LeftButton)
        return;
    if (m_doubleIsOne)
        emit doublyPressed(*spot);
    else if (m_pointer->drawn())
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
    emit contextRequested(*spot, viewport()->mapToGlobal(at));
}

} // namespace dossier
