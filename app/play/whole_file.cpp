#include "app/play/whole_file.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace dossier
{

namespace
{

/// On a full disk QSaveFile reports success after a short write, so the length is looked at before.
bool written(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    if (file.write(bytes) != bytes.size() || !file.flush() || file.size() != bytes.size())
        file.cancelWriting();
    return file.commit();
}

} // namespace

tl::expected<QByteArray, FileFault> readWholeFile(const QString &path, qint64 most)
{
    const QFileInfo info(path);
    if (!info.exists())
        return tl::unexpected(FileFault::Missing);
    if (!info.isFile())
        return tl::unexpected(FileFault::NotAFile);
    if (info.size() > most)
        return tl::unexpected(FileFault::TooLarge);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.error() == QFileDevice::PermissionsError || !info.isReadable()
                ? FileFault::NoPermission
                : FileFault::Unreadable);
    QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(FileFault::Unreadable);
    if (bytes.size() > most)
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
    // The new file is made in the folder, so both must allow it.
    if (!folder.isWritable() || (info.exists() && !info.isWritable()))
        return FileFault::NoPermission;
    return written(path, bytes) ? std::nullopt : std::optional(FileFault::NotWritten);
}

} // namespace dossier
