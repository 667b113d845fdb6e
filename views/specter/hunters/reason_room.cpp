#include "views/specter/hunters/reason_room.h"

#include "views/kit/flowing_area.h"
#include "views/specter/hunters/inference_panel.h"

#include <QEvent>

namespace dossier
{

ReasonRoom::ReasonRoom(FlowingArea &column, InferencePanel &reason, const QWidget &whatIsDone, QObject *parent)
    : QObject(parent)
    , m_column(column)
    , m_reason(reason)
    , m_whatIsDone(whatIsDone)
{
    connect(&m_column, &FlowingArea::neededHeightChanged, this, &ReasonRoom::share);
    m_column.viewport()->installEventFilter(this);
}

bool ReasonRoom::eventFilter(QObject *watched, QEvent *event)
{
    // The column is laid out for its new size only after this.
    if (event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(this, &ReasonRoom::share, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

void ReasonRoom::share()
{
    if (m_column.isAncestorOf(&m_whatIsDone))
        m_reason.takeAllRoom();
    else
        m_reason.takeRoom(m_column.viewport()->height() - m_column.neededHeight());
}

} // namespace dossier
