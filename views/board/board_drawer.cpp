#include "views/board/board_drawer.h"

#include "views/kit/desk_layout.h"
#include "views/kit/flowing_area.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace dossier
{

namespace
{

/// Maximum share of the board under the drawer, in percent: the subject of a decision stays visible above it.
constexpr int maxOfBoard = 62;
/// Share that the drawer gets if a panel is complete with it: no part of it, least of all its last button, has to be
/// scrolled.
constexpr int maxCompletePart = 78;
/// With a large font size it may have at least that many lines, if a strip of the board is left.
constexpr int minLines = 9;
constexpr int maxPartWithLargeFont = 85;
/// Share that a panel gets at a large font size if it is complete with nearly all of the board.
constexpr int maxCompletePartWithLargeFont = 94;
/// Room above and below the only widget of a folded drawer.
constexpr int foldedGap = 4;
/// Maximum share for a panel that is filled by clicks on the board.
constexpr int maxBesideClicks = 60;

} // namespace

BoardDrawer::BoardDrawer(QWidget *board, QWidget *page)
    : QFrame(page)
    , m_board(board)
    , m_area(new FlowingArea(this))
    , m_panels(new QWidget(m_area))
{
    setProperty("role", QStringLiteral("drawer"));
    newColumn(m_panels, 0);
    m_area->setPage(m_panels);
    // The drawer's own background shows through both.
    m_panels->setAutoFillBackground(false);
    m_area->viewport()->setAutoFillBackground(false);
    auto *column = newColumn(this, 6);
    column->addWidget(m_area);
    board->installEventFilter(this);
    m_panels->installEventFilter(this);
    connect(m_area, &FlowingArea::neededHeightChanged, this, &BoardDrawer::fit);
    // How far it can be scrolled is known once its panels are laid out.
    connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, this,
        [this]
        {
            if (m_folded != nullptr)
                showFocus();
        });
    connect(qApp, &QApplication::focusChanged, this, &BoardDrawer::noteFocus);
    hide();
}

/// Its children are deleted after it: the focus leaves them, and their ranges change.
BoardDrawer::~BoardDrawer()
{
    m_area->verticalScrollBar()->disconnect(this);
    m_area->disconnect(this);
    if (qApp != nullptr)
        qApp->disconnect(this);
}

void BoardDrawer::add(QWidget *panel, DrawerRoom room)
{
    if (room == DrawerRoom::LeavesBoard)
        m_leaving << std::pair(panel, panel);
    panel->setParent(m_panels);
    m_panels->layout()->addWidget(panel);
    panel->installEventFilter(this);
    panel->hide();
}

void BoardDrawer::pin(QWidget *panel)
{
    m_pinned = panel;
    panel->setParent(this);
    qobject_cast<QVBoxLayout *>(layout())->insertWidget(0, panel);
    panel->installEventFilter(this);
    panel->hide();
}

void BoardDrawer::leaveBoardFor(QWidget *part, QWidget *during)
{
    m_leaving << std::pair(part, during);
    part->installEventFilter(this);
    during->installEventFilter(this);
}

bool BoardDrawer::isPinnedShown() const
{
    return m_pinned != nullptr && !m_pinned->isHidden();
}

bool BoardDrawer::hasScrolled() const
{
    const QList<QWidget *> panels = m_panels->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    return std::ranges::any_of(panels, [](const QWidget *panel) { return !panel->isHidden(); });
}

bool BoardDrawer::isOpen() const
{
    return isPinnedShown() || hasScrolled();
}

bool BoardDrawer::leavesBoard() const
{
    return std::ranges::any_of(m_leaving, [this](const auto &one) { return one.second->isVisibleTo(m_panels); });
}

bool BoardDrawer::eventFilter(QObject *watched, QEvent *event)
{
    const bool moved = watched == m_board && (event->type() == QEvent::Resize || event->type() == QEvent::Move);
    const bool opened = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    // The needed size of a panel may change while it is open, even if none of its texts wraps.
    const bool commands = (watched == m_panels || watched == m_pinned) && event->type() == QEvent::LayoutRequest;
    // A panel that opens, and the remaining part of one, is read from its top.
    if (opened)
    {
        m_area->verticalScrollBar()->setValue(0);
        m_choosesEdge = true;
    }
    if (moved || opened || commands)
        fit();
    return QFrame::eventFilter(watched, event);
}

int BoardDrawer::neededHeight() const
{
    return heightWith(hasScrolled() ? std::max(m_area->neededHeight(), m_panels->sizeHint().height()) : 0);
}

int BoardDrawer::heightWith(int scrolled) const
{
    const QMargins margin
        = layout()->contentsMargins() + QMargins(frameWidth(), frameWidth(), frameWidth(), frameWidth());
    int needed = margin.top() + margin.bottom() + scrolled;
    if (isPinnedShown())
        needed += std::max(
            m_pinned->heightForWidth(width() - margin.left() - margin.right()), m_pinned->sizeHint().height());
    return needed + (isPinnedShown() && hasScrolled() ? layout()->spacing() : 0);
}

QRect BoardDrawer::placeFor(int height)
{
    const QRect board(m_board->mapTo(parentWidget(), QPoint()), m_board->size());
    const QRect top(board.topLeft(), QSize(board.width(), height));
    const QRect bottom = top.translated(0, board.height() - height);
    if (std::exchange(m_choosesEdge, false))
    {
        const QRect inPlay = m_inPlay ? m_inPlay().translated(board.topLeft()) : QRect();
        const auto covers = [&](const QRect &edge) { return (edge & inPlay).height(); };
        m_isAtTop = inPlay.isValid() && covers(top) < covers(bottom);
    }
    return m_isAtTop ? top : bottom;
}

QWidget *BoardDrawer::partToFoldTo(const QRect &place) const
{
    QWidget *part = m_foldedTo ? m_foldedTo() : nullptr;
    const QRect inPlay = m_inPlay ? m_inPlay() : QRect();
    return part != nullptr && place.translated(-m_board->mapTo(parentWidget(), QPoint())).intersects(inPlay) ? part
                                                                                                             : nullptr;
}

void BoardDrawer::fit()
{
    setVisible(isOpen());
    if (isHidden())
        return;
    const QRect board(m_board->mapTo(parentWidget(), QPoint()), m_board->size());
    m_area->setVisible(hasScrolled());
    // The width determines the height of its texts.
    resize(board.width(), height());
    m_panels->layout()->activate();
    const int needed = neededHeight();
    const int lines = std::min(fontMetrics().lineSpacing() * minLines, board.height() * maxPartWithLargeFont / 100);
    const auto part = [&](int percent) { return board.height() * percent / 100; };
    const int whole = part(lines > part(maxOfBoard) ? maxCompletePartWithLargeFont : maxCompletePart);
    const int max = leavesBoard() ? part(maxBesideClicks) : std::max(lines, part(maxOfBoard));
    const int open = needed <= whole && !leavesBoard() ? needed : std::min(needed, max);
    QWidget *foldedTo = partToFoldTo(placeFor(open));
    if (std::exchange(m_wasFoldedTo, foldedTo) != foldedTo)
        m_folded = foldedTo;
    const int high
        = foldedTo == nullptr ? open : std::min(open, heightWith(foldedTo->sizeHint().height() + 2 * foldedGap));
    setGeometry(placeFor(high));
    raise();
    if (high < needed)
        QTimer::singleShot(0, this, &BoardDrawer::showFocus);
}

/// A list that closes gives the focus back to where it was: nobody went elsewhere then.
void BoardDrawer::noteFocus()
{
    QWidget *now = QApplication::focusWidget();
    if (now != nullptr && m_panels->isAncestorOf(now) && m_focused != now)
    {
        m_focused = now;
        m_folded.clear();
    }
    QTimer::singleShot(0, this, &BoardDrawer::showFocus);
}

void BoardDrawer::showFocus()
{
    constexpr int gap = 12;
    if (m_folded != nullptr)
    {
        // Of a field Qt would keep only the cursor in sight.
        const QPoint center = m_folded->mapTo(m_area->widget(), m_folded->rect().center());
        return m_area->ensureVisible(center.x(), center.y(), 0, (m_folded->height() + foldedGap) / 2);
    }
    QWidget *now = QApplication::focusWidget();
    if (now == nullptr || !m_panels->isAncestorOf(now))
        return;
    // Shows the focused widget with the form that it belongs to, as far as there is room.
    for (const auto &[part, during] : m_leaving)
        if (part->isAncestorOf(now) && during->isVisibleTo(m_panels))
            m_area->ensureWidgetVisible(part, 0, gap);
    m_area->ensureWidgetVisible(now, 0, gap);
}

} // namespace dossier
