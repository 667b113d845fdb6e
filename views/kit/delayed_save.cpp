#include "views/kit/delayed_save.h"

#include <QGuiApplication>

#include <utility>
#include <vector>

namespace dossier
{

namespace
{

std::vector<DelayedSave *> &allSaves()
{
    static std::vector<DelayedSave *> all;
    return all;
}

} // namespace

DelayedSave::DelayedSave(std::function<void()> save, int pause)
    : m_save(std::move(save))
{
    allSaves().push_back(this);
    m_timer.setSingleShot(true);
    m_timer.setInterval(pause);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_save(); });
    QCoreApplication *application = QCoreApplication::instance();
    connect(application, &QCoreApplication::aboutToQuit, this, &DelayedSave::flush);
    if (auto *desktop = qobject_cast<QGuiApplication *>(application))
        connect(desktop, &QGuiApplication::commitDataRequest, this, &DelayedSave::flush, Qt::DirectConnection);
}

DelayedSave::~DelayedSave()
{
    std::erase(allSaves(), this);
}

void DelayedSave::flushAll()
{
    // Saving makes and deletes none.
    for (DelayedSave *save : allSaves())
        save->flush();
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
