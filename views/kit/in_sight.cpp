#include "views/kit/in_sight.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace dossier
{

namespace
{

/// What scrolls that widget; none where nothing does.
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
    // What is shown only now has its place once its layout is done.
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
