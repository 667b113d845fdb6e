#include "app/play/whole_file.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace dossier
{

namespace
{

/// On a full disk QSaveFile reports success after a short write, so the length is checked first.
bool written(const QString &path, const QByteArray &bytes)
{
    const bool isNew = !QFileInfo::exists(path);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    if (isNew && !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return false;
    if (file.write(bytes) != bytes.size() || !file.flush() || file.size() != bytes.size())
        file.cancelWriting();
    return file.commit();
}

} // namespace

tl::expected<QByteArray, FileFault> readWholeFile(const QString &path, qint64 max)
{
    const QFileInfo info(path);
    if (!info.exists())
        return tl::unexpected(FileFault::Missing);
    if (!info.isFile())
        return tl::unexpected(FileFault::NotAFile);
    if (info.size() > max)
        return tl::unexpected(FileFault::TooLarge);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.error() == QFileDevice::PermissionsError || !info.isReadable()
                ? FileFault::NoPermission
                : FileFault::Unreadable);
    QByteArray bytes = file.read(max + 1);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(FileFault::Unreadable);
    if (bytes.size() > max)
        return tl::unexpected(FileFault::TooLarge);
    return bytes;
}

std::optional<FileFault> writeWholeFile(const QString &path, const QByteArray &bytes)
{
    const QFileInfo info(path);
    const QFileInfo folder(info.absolutePath());
    if (!folder.isDir())
        return FileFault::NoFolder;
    if (info.exists() && !info.isFile())
        return FileFault::NotAFile;
    // The new file is created in the folder, so both must allow it.
    if (!folder.isWritable() || (info.exists() && !info.isWritable()))
        return FileFault::NoPermission;
    return written(path, bytes) ? std::nullopt : std::optional(FileFault::NotWritten);
}

bool makePrivateFolder(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return true;
    const QString above = info.absolutePath();
    if (info.exists() || above == info.absoluteFilePath() || !makePrivateFolder(above))
        return false;
    constexpr mode_t ownersAlone = 0700;
    return ::mkdir(QFile::encodeName(info.absoluteFilePath()).constData(), ownersAlone) == 0 || QFileInfo(path).isDir();
}

FolderTurn::FolderTurn(const QString &folder)
    : m_folder(::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
{
    constexpr int looks = 10;
    constexpr useconds_t betweenLooks = 5000;
    for (int i = 0; i < looks && m_folder >= 0; ++i)
    {
        if (::flock(m_folder, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
            return;
        ::usleep(betweenLooks);
    }
}

FolderTurn::~FolderTurn()
{
    if (m_folder >= 0)
        ::close(m_folder);
}

} // namespace dossier
