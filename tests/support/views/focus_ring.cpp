#include "tests/support/views/focus_ring.h"

#include <QSet>
#include <QWidget>

namespace dossier::test
{

namespace
{

QString called(const QWidget *widget)
{
    return widget == nullptr
        ? QStringLiteral("nothing")
        : QStringLiteral("%1 “%2” in %3")
              .arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName(),
                  widget->parentWidget() == nullptr ? QStringLiteral("no widget")
                                                    : QLatin1String(widget->parentWidget()->metaObject()->className()));
}

} // namespace

QString brokenFocusRing(const QWidget &window)
{
    QSet<const QWidget *> met;
    for (const QWidget *at = &window; !met.contains(at); at = at->nextInFocusChain())
    {
        met.insert(at);
        const QWidget *next = at->nextInFocusChain();
        if (next == nullptr || next->previousInFocusChain() != at)
            return QStringLiteral("after %1 comes %2, before which stands %3")
                .arg(called(at), called(next), called(next == nullptr ? nullptr : next->previousInFocusChain()));
    }
    for (const QWidget *widget : window.findChildren<QWidget *>())
        if (widget->window() == &window && !met.contains(widget))
            return QStringLiteral("the tab key never comes by %1").arg(called(widget));
    return {};
}

} // namespace dossier::test
