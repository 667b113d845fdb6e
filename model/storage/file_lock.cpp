#include "file_lock.h"

#include <QFileInfo>
#include <QSysInfo>

#include <cerrno>
#include <csignal>

namespace dossier::storage
{

namespace
{

/// One lock for a file, by whatever name it is opened.
QString lockFileOf(const QString &path)
{
    const QFileInfo info(path);
    return (info.exists() ? info.canonicalFilePath() : info.absoluteFilePath()) + QStringLiteral(".lock");
}

/// Whether a holder of this host has died, and its lock file cannot be removed.
bool isDead(const Holder &holder)
{
    return holder.host == QSysInfo::machineHostName() && ::kill(static_cast<pid_t>(holder.process), 0) != 0
        && errno == ESRCH;
}

} // namespace

FileLock::FileLock(const QString &path)
    : m_lock(std::make_unique<QLockFile>(lockFileOf(path)))
{
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
}

std::optional<Holder> FileLock::holder() const
{
    Holder holder;
    if (m_lock->error() != QLockFile::LockFailedError
        || !m_lock->getLockInfo(&holder.process, &holder.host, &holder.program))
        return std::nullopt;
    return isDead(holder) ? std::nullopt : std::optional(holder);
}

bool FileLock::takeOver()
{
    const std::optional<Holder> held = holder();
    if (isOurs() || !held || held->host == QSysInfo::machineHostName())
        return isOurs();
    // To QLockFile a lock is stale from this age on: a thousandth of a second.
    m_lock->setStaleLockTime(1);
    m_lock->tryLock(0);
    m_lock->setStaleLockTime(0);
    return isOurs();
}

} // namespace dossier::storage
