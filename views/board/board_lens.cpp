#include "views/board/board_lens.h"

#include "views/board/board_strips.h"
#include "views/board/board_zoom.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>

namespace dossier
{

BoardLens::BoardLens(BoardGeometry &geometry, QAbstractScrollArea *board)
    : QObject(board)
    , m_geometry(geometry)
    , m_board(board)
    , m_zoom(new BoardZoom(board))
{
    listen();
}

void BoardLens::listen()
{
    connect(m_zoom, &BoardZoom::zoomInRequested, this, &BoardLens::zoomIn);
    connect(m_zoom, &BoardZoom::zoomOutRequested, this, &BoardLens::zoomOut);
    // A repeated request fills the width of the window when that shows more, and the other way round.
    connect(m_zoom, &BoardZoom::fitRequested, this,
        [this]
        {
            const double bar = m_board->verticalScrollBar()->sizeHint().width();
            const double filling
                = m_geometry.fillingSide(maxFittedSide(m_board->font())) - bar / std::max(m_geometry.columns, 1);
            fit(!m_zoom->isZoomed() && !m_zoom->fillsWidth() && filling > m_geometry.side);
        });
}

const QList<QAction *> &BoardLens::actions() const
{
    return m_zoom->actions();
}

void BoardLens::setUsable(bool usable)
{
    m_zoom->setUsable(usable);
}

void BoardLens::retranslate()
{
    m_zoom->retranslate();
}

void BoardLens::layOut(QSize spaces)
{
    m_spaces = spaces;
    m_geometry.view = m_board->viewport()->size();
    m_geometry.columns = spaces.width();
    m_geometry.rows = spaces.height();
    m_geometry.strips = stripsFor(m_board->font(), spaces);
    m_geometry.side = m_zoom->sideIn(m_geometry, maxFittedSide(m_board->font()));
    // A scroll bar that appears or disappears resizes the viewport at once, and with it the geometry.
    QScrollBar *across = m_board->horizontalScrollBar();
    QScrollBar *down = m_board->verticalScrollBar();
    across->setPageStep(m_geometry.window().width());
    down->setPageStep(m_geometry.window().height());
    across->setSingleStep(static_cast<int>(m_geometry.side));
    down->setSingleStep(static_cast<int>(m_geometry.side));
    across->setRange(0, m_geometry.scrollable().width());
    down->setRange(0, m_geometry.scrollable().height());
    noteScrolled();
}

int BoardLens::widthFor(int height) const
{
    BoardGeometry whole;
    whole.view = {QWIDGETSIZE_MAX, height - 2 * m_board->frameWidth()};
    whole.columns = std::max(m_spaces.width(), 1);
    whole.rows = std::max(m_spaces.height(), 1);
    whole.strips = stripsFor(m_board->font(), m_spaces);
    whole.side = whole.fittingSide(maxFittedSide(m_board->font()));
    return whole.strips.width() + whole.content().width() + 2 * m_board->frameWidth();
}

void BoardLens::setScrolled(QPoint scrolled)
{
    m_board->horizontalScrollBar()->setValue(scrolled.x());
    m_board->verticalScrollBar()->setValue(scrolled.y());
}

void BoardLens::noteScrolled()
{
    m_geometry.scrolled = {m_board->horizontalScrollBar()->value(), m_board->verticalScrollBar()->value()};
    m_board->viewport()->update();
}

void BoardLens::centreOn(Space space)
{
    setScrolled(m_geometry.scrolledTo(QPointF(space.x + 0.5, space.y + 0.5), QRectF(m_geometry.window()).center()));
}

void BoardLens::zoomTo(double side, QPointF at)
{
    const BoardFrame before = m_geometry.frame();
    const QPointF held = (at - before.board.topLeft()) / before.side;
    m_zoom->zoomTo(side);
    layOut();
    setScrolled(m_geometry.scrolledTo(held, at));
}

void BoardLens::zoomIn()
{
    const auto [side, at] = m_zoom->larger(m_geometry);
    zoomTo(side, at);
}

void BoardLens::zoomOut()
{
    const auto [side, at] = m_zoom->smaller(m_geometry);
    zoomTo(side, at);
}

void BoardLens::fillWidth()
{
    if (!m_zoom->isZoomed())
        fit(true);
}

/// Keeps the scroll bar visible when the width is fitted: its appearance would change that width.
void BoardLens::fit(bool width)
{
    m_zoom->fit(width);
    m_board->setVerticalScrollBarPolicy(width ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAsNeeded);
    layOut();
}

bool BoardLens::handle(QWheelEvent &event)
{
    if (!event.modifiers().testFlag(Qt::ControlModifier))
        return false;
    const auto [side, at] = m_zoom->zoomRequestedBy(event, m_geometry);
    zoomTo(side, at);
    event.accept();
    return true;
}

bool BoardLens::handle(QEvent &event)
{
    const std::optional<ZoomRequest> asked = m_zoom->zoomRequestedBy(event, m_geometry, *m_board->viewport());
    if (asked)
        zoomTo(asked->side, asked->at);
    return asked.has_value();
}

} // namespace dossier
