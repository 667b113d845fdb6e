#include "views/kit/list_widths.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace dossier
{

namespace
{

/// Clears both cached widths of a list, which Qt does only on a change of style.
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
        // The list gets its words from its maker, and its font from its style, before that.
        QMetaObject::invokeMethod(list, [list] { measureAnew(*list); }, Qt::QueuedConnection);
    return false;
}

} // namespace dossier
