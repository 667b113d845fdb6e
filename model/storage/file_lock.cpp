#include "file_lock.h"

#include <QFileInfo>

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
    return holder;
}

} // namespace dossier::storage
