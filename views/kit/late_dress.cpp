#include "views/kit/late_dress.h"

#include <QApplication>
#include <QEvent>
#include <QStackedWidget>
#include <QStyle>

namespace dossier
{

namespace
{

constexpr const char *waitsProperty = "waits";
constexpr const char *undressedProperty = "undressed";

QWidgetList withAllBelow(QWidget &page)
{
    return QWidgetList{&page} + page.findChildren<QWidget *>();
}

void undress(QWidget &page)
{
    const QWidgetList all = withAllBelow(page);
    for (QWidget *widget : all)
    {
        if (!widget->testAttribute(Qt::WA_WState_Polished))
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
    const QWidgetList all = withAllBelow(page);
    for (QWidget *widget : all)
    {
        if (!widget->property(undressedProperty).toBool())
            continue;
        widget->setProperty(undressedProperty, {});
        widget->setAttribute(Qt::WA_WState_Polished);
        widget->style()->polish(widget);
        tell(*widget, QEvent::FontChange);
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

QuietDressing::QuietDressing()
{
    qApp->installEventFilter(this);
}

bool QuietDressing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type())
    {
    case QEvent::StyleChange:
        return !m_tellsAll || watched->property(undressedProperty).toBool();
    case QEvent::FontChange:
    case QEvent::PaletteChange:
        return !m_tellsAll;
    default:
        return false;
    }
}

} // namespace dossier
