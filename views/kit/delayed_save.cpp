#include "views/kit/delayed_save.h"

#include <QGuiApplication>

#include <utility>

namespace dossier
{

DelayedSave::DelayedSave(std::function<void()> save, int pause)
    : m_save(std::move(save))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_save(); });
    QCoreApplication *application = QCoreApplication::instance();
    connect(application, &QCoreApplication::aboutToQuit, this, &DelayedSave::flush);
    if (auto *desktop = qobject_cast<QGuiApplication *>(application))
        connect(desktop, &QGuiApplication::commitDataRequest, this, &DelayedSave::flush, Qt::DirectConnection);
}

void DelayedSave::noteChange()
{
    if (!m_timer.isActive())
        m_timer.start();
}

void DelayedSave::flush()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    m_save();
}

} // namespace dossier
