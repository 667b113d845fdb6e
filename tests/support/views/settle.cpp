#include "tests/support/views/settle.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>

namespace dossier::test
{

namespace
{

/// Counts the events by which widgets follow a change.
class Changes : public QObject
{
public:
    Changes() { qApp->installEventFilter(this); }

    /// Returns true when there were such events since the last call.
    bool takeAny() { return std::exchange(m_any, false); }

protected:
    bool eventFilter(QObject * /*watched*/, QEvent *event) override
    {
        switch (event->type())
        {
        case QEvent::LayoutRequest:
        case QEvent::UpdateRequest:
        case QEvent::Resize:
        case QEvent::Move:
        case QEvent::Show:
        case QEvent::FontChange:
        case QEvent::StyleChange:
        case QEvent::Polish:
        case QEvent::MetaCall:
        case QEvent::DeferredDelete:
            m_any = true;
            break;
        default:
            break;
        }
        return false;
    }

private:
    bool m_any = false;
};

} // namespace

void settle()
{
    Changes changes;
    QElapsedTimer since;
    since.start();
    // A zero timer is no event of its own: what it changes shows a turn later.
    constexpr int quietTurns = 3;
    for (int quiet = 0; quiet < quietTurns;)
    {
        QCoreApplication::processEvents();
        quiet = changes.takeAny() ? 0 : quiet + 1;
        if (since.hasExpired(5000))
            qFatal("the window does not come to rest");
    }
}

} // namespace dossier::test
