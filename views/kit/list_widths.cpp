#include "views/kit/list_widths.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace dossier
{

namespace
{

/// Qt lets both widths of a list go with its style alone.
void measureAnew(QComboBox &list)
{
    QEvent style(QEvent::StyleChange);
    QCoreApplication::sendEvent(&list, &style);
    list.updateGeometry();
}

} // namespace

ListWidths::ListWidths(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ListWidths::eventFilter(QObject *watched, QEvent *event)
{
    const bool comes = event->type() == QEvent::Show;
    if (!comes && event->type() != QEvent::LanguageChange && event->type() != QEvent::FontChange)
        return false;
    auto *list = qobject_cast<QComboBox *>(watched);
    if (list == nullptr)
        return false;
    if (comes)
        measureAnew(*list);
    else
        // Whoever made it gives it its words, and its style its letters, before that.
        QMetaObject::invokeMethod(list, [list] { measureAnew(*list); }, Qt::QueuedConnection);
    return false;
}

} // namespace dossier
