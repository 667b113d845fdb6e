#include "model/storage/campaign_opening.h"

#include "model/storage/log_beside.h"
#include "model/storage/look_vfs.h"
#include "model/storage/new_file.h"
#include "model/storage/register_seals.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <QtEndian>

#include <unistd.h>

namespace dossier::storage
{

namespace
{

/// Whether the first bytes of a file say that it is a campaign, whatever became of the rest: SQLite's own words, and at
/// byte 68 our number, as https://www.sqlite.org/fileformat.html has it.
bool beginsAsOurs(const QString &path)
{
    constexpr qsizetype idAt = 68;
    const QByteArray head = DatabaseBytes(path).read(0, static_cast<int>(idAt + qsizetype{sizeof(quint32)}));
    return head.size() == idAt + qsizetype{sizeof(quint32)} && head.startsWith("SQLite format 3")
        && qFromBigEndian<quint32>(head.constData() + idAt) == applicationId;
}

/// What is wrong with a file that SQLite reads nothing of.
StorageFault faultOf(const StorageError &error)
{
    return error.fault == StorageFault::Damaged && !beginsAsOurs(error.file) ? StorageFault::NotOurs : error.fault;
}

} // namespace

std::optional<StorageError> unreadable(const QString &path)
{
    const QFileInfo info(path);
    if (isNameTooLong(path))
        return StorageError{.fault = StorageFault::NameTooLong, .file = path};
    if (!QFileInfo(info.absolutePath()).isDir())
        return StorageError{.fault = StorageFault::NoSuchFolder, .file = path};
    if (!info.exists())
        return StorageError{.fault = StorageFault::Missing, .file = path};
    if (!info.isFile())
        return StorageError{.fault = StorageFault::NotOurs, .file = path};
    if (info.size() == 0)
        return StorageError{.fault = StorageFault::Empty, .file = path};
    if (!info.isReadable())
        return StorageError{.fault = StorageFault::NoPermission, .file = path};
    return std::nullopt;
}

StorageError readingError(StorageError error)
{
    error.fault = faultOf(error);
    return error;
}

Stored<int> recognised(Connection &connection, std::span<const SchemaStep> steps)
{
    const Stored<QVariant> id = connection.value(QStringLiteral("PRAGMA application_id"));
    if (!id || id->toInt() != applicationId)
        return tl::unexpected(connection.error(id ? StorageFault::NotOurs : faultOf(id.error())));
    Stored<int> version = versionOf(connection);
    if (version && *version < 1)
        return tl::unexpected(connection.error(StorageFault::Damaged));
    if (version && *version > versionAfter(steps))
    {
        StorageError newer = connection.error(StorageFault::Newer);
        newer.found = *version;
        newer.known = versionAfter(steps);
        return tl::unexpected(newer);
    }
    return version;
}

PermissionsBefore allowLog(const QString &path)
{
    PermissionsBefore before;
    for (const char *ending : {"-wal", "-shm"})
        if (const QFileInfo info(path + QLatin1String(ending));
            info.isFile() && !info.isSymLink() && (!info.isWritable() || !info.isReadable()))
        {
            before.emplace_back(info.filePath(), info.permissions());
            QFile::setPermissions(info.filePath(), QFileInfo(path).permissions());
        }
    return before;
}

void takeBackPermissions(const PermissionsBefore &before, const QStringList &aside)
{
    for (const auto &[path, permissions] : before)
        for (const QString &left : aside)
            if (left == path || left.startsWith(path + QStringLiteral(".left")))
                QFile::setPermissions(left, permissions);
}

void mendLog(const QString &path)
{
    const QString log = path + QStringLiteral("-wal");
    const QString index = path + QStringLiteral("-shm");
    if (isLogIndex(index) && !QFileInfo(index).isWritable())
        QFile::remove(index);
    if (!QFileInfo::exists(log) || QFileInfo(log).isWritable())
        return;
    // Another user's: what it holds is kept in one of ours, all of it or none.
    Stored<NewFile> own = NewFile::beside(log);
    QFile other(log);
    if (!own || !other.open(QIODevice::ReadOnly))
        return;
    const QByteArray bytes = other.readAll();
    if (other.error() == QFileDevice::NoError && bytes.size() == other.size() && own->write(bytes)
        && ::fsync(own->descriptor()) == 0)
        (void)own->replace();
}

Done beginCampaign(Connection &connection, const QByteArray &id)
{
    const QByteArray uid = id.isEmpty() ? QUuid::createUuid().toRfc4122() : id;
    const auto fill = [&]
    {
        return connection.run(QStringLiteral("INSERT INTO file VALUES (1, ?, x'')"), {uid})
            .and_then([&] { return sealedTablesAfter(schemaSteps()); })
            .and_then([&](const QStringList &tables) { return sealRegister(connection, tables); });
    };
    return upgrade(connection, schemaSteps()).and_then([&] { return connection.transaction(fill); });
}

namespace
{

/// https://www.sqlite.org/fileformat.html#file_format_version_numbers
Done writeFormats(NewFile &file, const QString &path, const QByteArray &formats)
{
    constexpr qint64 formatsAt = 18;
    return file.overwrite(formatsAt, formats)
        ? Done()
        : tl::unexpected(StorageError{.fault = StorageFault::NotWritten, .file = path});
}

} // namespace

Done withoutLog(NewFile &file, const QString &path)
{
    return writeFormats(file, path, QByteArray("\1\1"));
}

Done endMaking(NewFile &file, const QString &path)
{
    return writeFormats(file, path, QByteArray("\2\2"));
}

bool isEmptyFile(const QFileInfo &info)
{
    return info.isFile() && !info.isSymLink() && info.size() == 0;
}

} // namespace dossier::storage
