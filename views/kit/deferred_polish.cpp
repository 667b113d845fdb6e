#include "views/kit/deferred_polish.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QStackedWidget>
#include <QStyle>

namespace dossier
{

namespace
{

constexpr const char *waitsProperty = "waits";
constexpr const char *unpolishedProperty = "undressed";

/// Returns a page and all widgets below it. A font change event may rebuild its parts: pointers to deleted ones become
/// null.
QList<QPointer<QWidget>> withAllBelow(QWidget &page)
{
    QList<QPointer<QWidget>> all{&page};
    for (QWidget *widget : page.findChildren<QWidget *>())
        all << widget;
    return all;
}

void unpolish(QWidget &page)
{
    for (const QPointer<QWidget> &widget : withAllBelow(page))
    {
        if (widget == nullptr || !widget->testAttribute(Qt::WA_WState_Polished))
            continue;
        widget->style()->unpolish(widget);
        // When an application's style changes, Qt skips widgets that are not polished.
        widget->setAttribute(Qt::WA_WState_Polished, false);
        widget->setProperty(unpolishedProperty, true);
    }
}

void send(QWidget &widget, QEvent::Type type)
{
    QEvent event(type);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

void deferPolishOfPages(QStackedWidget &stack)
{
    stack.setProperty(waitsProperty, true);
}

void deferPolish(QWidget &page)
{
    page.setProperty(waitsProperty, true);
}

void polishPage(QWidget &page)
{
    for (const QPointer<QWidget> &widget : withAllBelow(page))
    {
        if (widget == nullptr || !widget->property(unpolishedProperty).toBool())
            continue;
        widget->setProperty(unpolishedProperty, {});
        widget->setAttribute(Qt::WA_WState_Polished);
        widget->style()->polish(widget);
        send(*widget, QEvent::FontChange);
        if (widget != nullptr)
            send(*widget, QEvent::StyleChange);
    }
}

void unpolishHiddenPages()
{
    const QWidgetList all = QApplication::allWidgets();
    for (QWidget *widget : all)
    {
        if (!widget->property(waitsProperty).toBool())
            continue;
        if (const auto *stack = qobject_cast<QStackedWidget *>(widget))
        {
            for (int i = 0; i < stack->count(); ++i)
                if (i != stack->currentIndex())
                    unpolish(*stack->widget(i));
        }
        else if (widget->parentWidget() == nullptr && !widget->isVisible())
            unpolish(*widget);
    }
}

DeferredPolish::DeferredPolish(Deferred untold)
    : m_deferred(untold)
{
    qApp->installEventFilter(this);
}

bool DeferredPolish::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type())
    {
    case QEvent::StyleChange:
        return m_deferred == Deferred::All || watched->property(unpolishedProperty).toBool();
    case QEvent::FontChange:
    case QEvent::PaletteChange:
        return m_deferred == Deferred::All;
    default:
        return false;
    }
}

} // namespace dossier
