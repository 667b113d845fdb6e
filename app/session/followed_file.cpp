#include "app/session/followed_file.h"

#include "model/storage/reading_connection.h"

namespace dossier
{

namespace
{

QString logOf(const QString &path)
{
    return path + QStringLiteral("-wal");
}

} // namespace

FollowedFile::FollowedFile(const storage::CampaignFile &file)
    : m_path(file.path())
    , m_holder(file.holder())
    , m_file(storage::fileState(m_path))
    , m_log(storage::fileState(logOf(m_path)))
{
}

std::optional<storage::StorageError> FollowedFile::fault() const
{
    const std::optional<storage::FileState> file = storage::fileState(m_path);
    if (!file)
        return storage::StorageError{.fault = storage::StorageFault::Vanished, .file = m_path};
    // A writer on this computer changes the file in its place, and its records are read one by one.
    const bool isSame = storage::isWrittenHere(m_holder) ? m_file && file->isSameFile(*m_file)
                                                         : file == m_file && storage::fileState(logOf(m_path)) == m_log;
    if (isSame)
        return std::nullopt;
    return storage::StorageError{.fault = storage::StorageFault::Replaced, .file = m_path, .holder = m_holder};
}

} // namespace dossier
