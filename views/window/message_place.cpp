#include "views/window/message_place.h"

#include "views/actions/desk_page.h"
#include "views/board/table_board.h"
#include "views/session/table_page.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QFrame>
#include <QLineEdit>
#include <QStackedWidget>

#include <algorithm>

namespace dossier
{

namespace
{

/// Returns the lower edge of the page's header; 0 when there is no header.
int headerOf(const QWidget *page)
{
    int bottom = 0;
    if (page != nullptr)
        for (const QFrame *strip : page->findChildren<QFrame *>())
            if (strip->property("role") == QStringLiteral("strip") && strip->isVisible()
                && strip->mapTo(page, QPoint()).y() == 0)
                bottom = std::max(bottom, strip->height());
    return bottom;
}

/// Returns the board of a page on which a game is played; null when none is visible.
TableBoard *boardOn(QWidget *page)
{
    auto *desk = dynamic_cast<DeskPage *>(page);
    if (desk == nullptr)
        return nullptr;
    for (const TablePage *table : desk->tables())
        for (QWidget *part : table->findChildren<QWidget *>())
            if (auto *board = dynamic_cast<TableBoard *>(part); board != nullptr && part->isVisible())
                return board;
    return nullptr;
}

/// Returns the number of the page's controls under that part of the message's window.
int coveredOn(const QWidget *page, const QRect &part)
{
    int covered = 0;
    if (page != nullptr)
        for (const QWidget *control : page->findChildren<QWidget *>())
        {
            const bool pressed = qobject_cast<const QAbstractButton *>(control) != nullptr
                || qobject_cast<const QComboBox *>(control) != nullptr
                || qobject_cast<const QAbstractSpinBox *>(control) != nullptr
                || qobject_cast<const QLineEdit *>(control) != nullptr;
            // Controls scrolled out of sight cannot be pressed.
            const QRect seen = control->visibleRegion().boundingRect();
            if (pressed && control->isVisible() && !seen.isEmpty()
                && part.intersects(seen.translated(control->mapTo(page, QPoint()))))
                ++covered;
        }
    return covered;
}

} // namespace

MessagePlace::MessagePlace(QWidget *message, QStackedWidget *pages)
    : QObject(message)
    , m_message(message)
    , m_pages(pages)
{
    message->installEventFilter(this);
    pages->installEventFilter(this);
    connect(pages, &QStackedWidget::currentChanged, this, &MessagePlace::place);
    // The widgets of the page get their places a moment later.
    connect(pages, &QStackedWidget::currentChanged, this, &MessagePlace::place, Qt::QueuedConnection);
}

bool MessagePlace::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::LayoutRequest || type == QEvent::Show || (watched == m_pages && type == QEvent::Resize))
    {
        place();
        if (watched == m_pages || type == QEvent::Show)
            QMetaObject::invokeMethod(this, &MessagePlace::place, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

/// Returns the top below the header, or at the lower edge of the page if that covers fewer of its controls.
int MessagePlace::freerTop(const QRect &room) const
{
    const QPoint corner = m_pages->geometry().topLeft();
    const QRect upper = room.translated(-corner);
    QRect lower = upper;
    lower.moveBottom(m_pages->height() - 1);
    const QWidget *page = m_pages->currentWidget();
    return (coveredOn(page, lower) < coveredOn(page, upper) ? lower : upper).top() + corner.y();
}

void MessagePlace::place()
{
    if (m_message->isHidden())
        return;
    const QRect pages = m_pages->geometry();
    QRect room(pages.left(), pages.top() + headerOf(m_pages->currentWidget()), pages.width(), 0);
    // On a desk it covers the board alone: the controls beside the board stay free.
    TableBoard *board = boardOn(m_pages->currentWidget());
    const QPoint corner = board ? board->widget()->mapTo(m_message->parentWidget(), QPoint()) : QPoint();
    if (board)
    {
        const QRect free = board->widget()->rect().marginsRemoved(board->edges()).translated(corner);
        room.setWidth(std::min(pages.width(), std::max(free.width(), m_message->minimumSizeHint().width())));
        room.moveLeft(std::min(free.left(), pages.right() + 1 - room.width()));
    }
    room.setHeight(
        m_message->hasHeightForWidth() ? m_message->heightForWidth(room.width()) : m_message->sizeHint().height());
    room.moveTop(board ? corner.y() + board->freestTop(room.height()) : freerTop(room));
    m_message->setGeometry(room);
    m_message->raise();
}

} // namespace dossier
