#include "views/kit/tab_order.h"

#include <QWidget>

namespace dossier
{

namespace
{

/// Whether the tab key stops there of its own. The line inside of a field of numbers hands the keyboard to its field
/// and goes where that goes: put in order a second time it would be made its own neighbour, and the ring of the window
/// would come back to itself without its window, so that whoever walks it never ends (Qt 6.4).
bool isStop(const QWidget &widget, const QWidget &part)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0
        && widget.focusProxy() == nullptr
        // A list that opens in a window of its own has its own order.
        && widget.window() == part.window();
}

} // namespace

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

void tabThrough(const QWidgetList &parts)
{
    QWidget *last = nullptr;
    for (QWidget *part : parts)
    {
        if (part == nullptr)
            continue;
        QList<QWidget *> all = part->findChildren<QWidget *>();
        all.prepend(part);
        for (QWidget *widget : all)
            if (isStop(*widget, *part))
            {
                if (last != nullptr)
                    QWidget::setTabOrder(last, widget);
                last = widget;
            }
    }
}

bool goOn(QWidget &window, bool next)
{
    QWidget *from = window.focusWidget() != nullptr ? window.focusWidget() : &window;
    const auto after = [next](const QWidget *at) { return next ? at->nextInFocusChain() : at->previousInFocusChain(); };
    for (QWidget *at = after(from); at != from; at = after(at))
        if (isStop(*at, window) && at->isVisible() && at->isEnabled())
        {
            at->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
            return true;
        }
    return false;
}

} // namespace dossier
