#include "views/kit/in_sight.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace dossier
{

namespace
{

/// Returns the area that scrolls the widget; null where none does.
QScrollArea *areaOf(const QWidget &widget)
{
    for (QWidget *above = widget.parentWidget(); above != nullptr; above = above->parentWidget())
        if (auto *area = qobject_cast<QScrollArea *>(above))
            return area;
    return nullptr;
}

} // namespace

void focusInSight(QWidget &widget)
{
    widget.setFocus(Qt::OtherFocusReason);
    bringIntoSight(widget);
}

void bringIntoSight(QWidget &widget)
{
    // A widget that was just shown has its place only after its layout is done.
    QTimer::singleShot(0, &widget,
        [&widget]
        {
            if (QScrollArea *area = widget.isVisible() ? areaOf(widget) : nullptr)
                area->ensureWidgetVisible(&widget);
        });
}

void scrollToTop(const QWidget &within)
{
    if (QScrollArea *area = areaOf(within))
        area->verticalScrollBar()->setValue(0);
}

} // namespace dossier
