#include "app/window/guarded_application.h"

#include "app/check/escaped.h"

namespace dossier
{

bool GuardedApplication::notify(QObject *receiver, QEvent *event)
{
    return guarded([&] { return QApplication::notify(receiver, event); },
        [&]
        {
            // The announcement must not fail in the middle of the code that has just failed.
            if (onEscaped)
                QMetaObject::invokeMethod(this, onEscaped, Qt::QueuedConnection);
            return false;
        });
}

} // namespace dossier
