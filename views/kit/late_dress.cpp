#include "views/kit/late_dress.h"

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
constexpr const char *undressedProperty = "undressed";

/// What is told of its letters may make its parts anew: those that went meanwhile are null.
QList<QPointer<QWidget>> withAllBelow(QWidget &page)
{
    QList<QPointer<QWidget>> all{&page};
    for (QWidget *widget : page.findChildren<QWidget *>())
        all << widget;
    return all;
}

void undress(QWidget &page)
{
    for (const QPointer<QWidget> &widget : withAllBelow(page))
    {
        if (widget == nullptr || !widget->testAttribute(Qt::WA_WState_Polished))
            continue;
        widget->style()->unpolish(widget);
        // An application's style that changes passes by what it has not polished.
        widget->setAttribute(Qt::WA_WState_Polished, false);
        widget->setProperty(undressedProperty, true);
    }
}

void tell(QWidget &widget, QEvent::Type type)
{
    QEvent event(type);
    QCoreApplication::sendEvent(&widget, &event);
}

} // namespace

void letPagesWait(QStackedWidget &stack)
{
    stack.setProperty(waitsProperty, true);
}

void letWait(QWidget &page)
{
    page.setProperty(waitsProperty, true);
}

void dressPage(QWidget &page)
{
    for (const QPointer<QWidget> &widget : withAllBelow(page))
    {
        if (widget == nullptr || !widget->property(undressedProperty).toBool())
            continue;
        widget->setProperty(undressedProperty, {});
        widget->setAttribute(Qt::WA_WState_Polished);
        widget->style()->polish(widget);
        tell(*widget, QEvent::FontChange);
        if (widget != nullptr)
            tell(*widget, QEvent::StyleChange);
    }
}

void undressWaiting()
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
                    undress(*stack->widget(i));
        }
        else if (widget->parentWidget() == nullptr && !widget->isVisible())
            undress(*widget);
    }
}

QuietDressing::QuietDressing(Untold untold)
    : m_untold(untold)
{
    qApp->installEventFilter(this);
}

bool QuietDressing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type())
    {
    case QEvent::StyleChange:
        return m_untold == Untold::All || watched->property(undressedProperty).toBool();
    case QEvent::FontChange:
    case QEvent::PaletteChange:
        return m_untold == Untold::All;
    default:
        return false;
    }
}

} // namespace dossier
