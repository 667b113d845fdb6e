#include "views/kit/tab_order.h"

#include <QWidget>

namespace dossier
{

void tabBefore(QWidget *next, QWidget *late)
{
    QWidget *before = next->previousInFocusChain();
    while (before != next && (before == late || (before->focusPolicy() & Qt::TabFocus) == 0))
        before = before->previousInFocusChain();
    if (before != next)
        QWidget::setTabOrder(before, late);
}

void tabInto(QWidget *row, QWidget *last, QWidget *late)
{
    if (last != nullptr)
        QWidget::setTabOrder(last, late);
    else
        tabBefore(row, late);
}

} // namespace dossier
