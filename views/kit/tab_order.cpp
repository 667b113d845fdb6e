#include "views/kit/tab_order.h"

#include "views/kit/screen.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QWidget>

namespace dossier
{

namespace
{

/// True when the widget is a tab stop of its own. The line edit inside a number field passes the focus to its field and
/// moves with it: ordered a second time it would become its own neighbour, and the focus chain would close without its
/// window, so that walking it would never end (Qt 6.4).
bool isStop(const QWidget &widget, const QWidget &part)
{
    return (widget.focusPolicy() & Qt::TabFocus) != 0
        && widget.focusProxy() == nullptr
        // A list that opens in a window of its own has its own order.
        && widget.window() == part.window();
}

/// Puts a widget behind another one. A screen is no tab stop but has a place, where it puts the controls that it makes
/// later; Qt moves tab stops only.
void putBehind(QWidget *before, QWidget *widget)
{
    const Qt::FocusPolicy policyBefore = before->focusPolicy();
    const Qt::FocusPolicy policy = widget->focusPolicy();
    before->setFocusPolicy(Qt::TabFocus);
    widget->setFocusPolicy(Qt::TabFocus);
    QWidget::setTabOrder(before, widget);
    before->setFocusPolicy(policyBefore);
    widget->setFocusPolicy(policy);
}

/// Returns the field of a form after that one; null after the last.
QWidget *fieldAfter(const QWidget &form, QWidget *from)
{
    for (QWidget *at = from->nextInFocusChain(); at != from; at = at->nextInFocusChain())
    {
        if (!isStop(*at, form) || !at->isVisible() || !at->isEnabled())
            continue;
        if (!form.isAncestorOf(at))
            return nullptr;
        if (qobject_cast<QAbstractButton *>(at) == nullptr)
            return at;
    }
    return nullptr;
}

/// Handles Enter after the field that took it.
class FieldByField : public QObject
{
public:
    explicit FieldByField(QWidget &form)
        : QObject(&form)
        , m_form(form)
    {
        form.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() != QEvent::KeyPress || watched != &m_form)
            return false;
        const auto &key = *static_cast<QKeyEvent *>(event);
        const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        QWidget *from = m_form.window()->focusWidget();
        if (!enter || (key.modifiers() & ~Qt::KeypadModifier) != 0 || from == nullptr || !m_form.isAncestorOf(from)
            || qobject_cast<QAbstractButton *>(from) != nullptr)
            return false;
        if (QWidget *next = fieldAfter(m_form, from))
            next->setFocus(Qt::TabFocusReason);
        return true;
    }

private:
    QWidget &m_form;
};

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
            if (isStop(*widget, *part) || qobject_cast<Screen *>(widget) != nullptr)
            {
                if (last != nullptr)
                    putBehind(last, widget);
                last = widget;
            }
    }
}

void enterGoesOn(QWidget &form)
{
    new FieldByField(form);
}

bool moveFocus(QWidget &window, bool next)
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
