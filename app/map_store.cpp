#include "map_store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace dossier
{

namespace
{

tl::expected<QByteArray, FileFault> readAll(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return tl::unexpected(FileFault::Missing);
    if (!info.isFile())
        return tl::unexpected(FileFault::NotAFile);
    if (info.size() > largestMapFile)
        return tl::unexpected(FileFault::TooLarge);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(file.error() == QFileDevice::PermissionsError || !info.isReadable()
                ? FileFault::NoPermission
                : FileFault::Unreadable);
    QByteArray bytes = file.read(largestMapFile + 1);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(FileFault::Unreadable);
    if (bytes.size() > largestMapFile)
        return tl::unexpected(FileFault::TooLarge);
    return bytes;
}

} // namespace

/// On a full disk QSaveFile reports success after a short write, so the length is looked at before.
bool writeWhole(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    if (file.write(bytes) != bytes.size() || !file.flush())
        file.cancelWriting();
    return file.commit();
}

tl::expected<MapFile, MapProblem> readMap(const QString &path)
{
    MapProblem problem{.path = path, .cause = FileFault::Unreadable};
    const tl::expected<QByteArray, FileFault> bytes = readAll(path);
    if (!bytes)
    {
        problem.cause = bytes.error();
        return tl::unexpected(problem);
    }
    tl::expected<MapFile, Malformed> map = readMapFile({bytes->constData(), static_cast<std::size_t>(bytes->size())});
    if (map)
        return *std::move(map);
    problem.cause = map.error();
    return tl::unexpected(problem);
}

std::optional<MapProblem> writeMap(const QString &path, const MapFile &map)
{
    MapProblem problem{.path = path, .cause = FileFault::NotWritten, .attempt = Attempt::Save};
    const QFileInfo info(path);
    if (!info.dir().exists())
        problem.cause = FileFault::NoFolder;
    else if (info.exists() && !info.isFile())
        problem.cause = FileFault::NotAFile;
    else if (!QFileInfo(info.exists() ? path : info.path()).isWritable())
        problem.cause = FileFault::NoPermission;
    else if (writeWhole(path, QByteArray::fromStdString(writeMapFile(map))))
        return std::nullopt;
    return problem;
}

} // namespace dossier
