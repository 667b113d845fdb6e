#include "whole_file.h"

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
