#include "views/board/board_view.h"

#include "views/board/board_accessible.h"
#include "views/board/board_strips.h"
#include "views/board/mark_painter.h"
#include "views/board/scene_painter.h"
#include "views/board/spoken_space.h"

#include <QAction>
#include <QEvent>
#include <QFontInfo>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace dossier
{

BoardView::BoardView(QWidget *parent)
    : QAbstractScrollArea(parent)
    , m_theme(themeFor(ThemeChoice::Dark))
{
    installBoardAccessibility();
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->grabGesture(Qt::PinchGesture);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    addZoomActions();
    retranslate();
    layOut();
}

void BoardView::render(const BoardScene &scene)
{
    const bool resized = scene.size.width() != m_geometry.columns || scene.size.height() != m_geometry.rows;
    const QString before = readOut();
    m_scene = scene;
    if (resized)
    {
        m_cursor = {std::min(m_cursor.x, scene.size.width() - 1), std::min(m_cursor.y, scene.size.height() - 1)};
        m_anchor.reset();
        stopPointer();
        layOut();
        updateGeometry();
        hover(std::nullopt);
    }
    tellScene(*this, resized, before != readOut());
    viewport()->update();
}

void BoardView::setTheme(const Theme &theme)
{
    m_theme = theme;
    viewport()->update();
}

QString BoardView::readOut() const
{
    return spokenSpace(m_scene, m_cursor);
}

QSize BoardView::sizeHint() const
{
    return {720, 540};
}

QSize BoardView::minimumSizeHint() const
{
    return {240, 200};
}

namespace
{

/// A small board is not blown up beyond that.
double mostFitted(const QFont &font)
{
    return 72.0 * std::max(QFontInfo(font).pixelSize() / 14.0, 1.0);
}

} // namespace

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
    const double most = mostFitted(font());
    m_geometry.side = m_zoomed ? std::round(*m_zoomed)
        : m_fillsWidth         ? m_geometry.fillingSide(most)
                               : m_geometry.fittingSide(most);
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

void BoardView::ensureVisible(Space space)
{
    setScrolled(m_geometry.scrolledToShow(space));
}

void BoardView::resizeEvent(QResizeEvent *)
{
    layOut();
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
            paintCursor(canvas, m_cursor);
        painter.setClipping(false);
    }
    const std::optional<Space> cursor = hasFocus() ? std::optional(m_cursor) : std::nullopt;
    const std::optional<Space> pointed = m_hovered ? std::optional(m_hovered->space) : std::nullopt;
    paintStrips(painter, m_geometry, m_theme, cursor, pointed);
}

} // namespace dossier
