#include "views/window/message_place.h"

#include <QEvent>
#include <QFrame>
#include <QStackedWidget>

#include <algorithm>

namespace dossier
{

namespace
{

/// How far down a page its header reaches; nothing where it begins without one.
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

} // namespace

MessagePlace::MessagePlace(QWidget *message, QStackedWidget *pages)
    : QObject(message)
    , m_message(message)
    , m_pages(pages)
{
    message->installEventFilter(this);
    pages->installEventFilter(this);
    connect(pages, &QStackedWidget::currentChanged, this, &MessagePlace::place);
}

bool MessagePlace::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::LayoutRequest || type == QEvent::Show || (watched == m_pages && type == QEvent::Resize))
        place();
    return QObject::eventFilter(watched, event);
}

void MessagePlace::place()
{
    if (m_message->isHidden())
        return;
    const int width = m_pages->width();
    const int height
        = m_message->hasHeightForWidth() ? m_message->heightForWidth(width) : m_message->sizeHint().height();
    m_message->setGeometry(m_pages->x(), m_pages->y() + headerOf(m_pages->currentWidget()), width, height);
    m_message->raise();
}

} // namespace dossier
