// How a campaign file is made and opened.
#include "model/storage/campaign_file.h"
#include "model/storage/open_mark.h"
#include "model/storage/reading_connection.h"
#include "model/storage/register_seals.h"

#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <QtEndian>

namespace dossier::storage
{

namespace
{

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
    if (!info.isReadable())
        return StorageError{.fault = StorageFault::NoPermission, .file = path};
    return std::nullopt;
}

/// Whether the first bytes of a file say that it is a campaign, whatever became of the rest: SQLite's own words, and at
/// byte 68 our number, as https://www.sqlite.org/fileformat.html has it.
bool beginsAsOurs(const QString &path)
{
    constexpr qsizetype idAt = 68;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray head = file.read(idAt + qsizetype{sizeof(quint32)});
    return head.size() == idAt + qsizetype{sizeof(quint32)} && head.startsWith("SQLite format 3")
        && qFromBigEndian<quint32>(head.constData() + idAt) == applicationId;
}

/// What is wrong with a file that SQLite reads nothing of.
StorageFault faultOf(const StorageError &error)
{
    return error.fault == StorageFault::Damaged && !beginsAsOurs(error.file) ? StorageFault::NotOurs : error.fault;
}

/// The version of a campaign file; an error for what is none, or is too new.
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

/// What only its owner may do to a log and an index that others left, or that were made while the file itself was
/// write-protected: without them it could never be written again.
void mendLog(const QString &path)
{
    const QString log = path + QStringLiteral("-wal");
    const bool isEmpty = QFileInfo(log).size() == 0;
    for (const QString &name : {log, path + QStringLiteral("-shm")})
        if (const QFileInfo info(name); info.exists() && !info.isWritable()
            && !QFile::setPermissions(name, QFileInfo(path).permissions()) && (isEmpty || name != log))
            QFile::remove(name);
    if (isEmpty || QFileInfo(log).isWritable())
        return;
    // Another user's: what it holds is kept in one of ours.
    Stored<NewFile> own = NewFile::beside(log);
    QFile other(log);
    if (own && other.open(QIODevice::ReadOnly) && own->write(other.readAll()))
        (void)own->replace();
}

/// The log of a file that is no more would be taken for a new one's: it is put aside.
Done putLogAside(const QString &path)
{
    for (const char *ending : {"-wal", "-shm", "-journal"})
    {
        const QString name = path + QLatin1String(ending);
        QString aside = name + QStringLiteral(".left");
        for (int other = 2; QFileInfo::exists(aside); ++other)
            aside = name + QStringLiteral(".left%1").arg(other);
        const bool gone = !QFileInfo::exists(name) || (QFileInfo(name).size() == 0 && QFile::remove(name))
            || QFile::rename(name, aside);
        if (!gone)
            return tl::unexpected(StorageError{.fault = StorageFault::ReadOnly, .file = name});
    }
    return {};
}

/// Writes a campaign without anything in it into an empty file.
Done begin(const QString &path, const QString &file)
{
    const Stored<std::unique_ptr<Connection>> made = Connection::open(path, OpenAs::Writer);
    if (!made)
        return tl::unexpected(made.error());
    Connection &connection = **made;
    const auto fill = [&]
    {
        return connection.run(QStringLiteral("INSERT INTO file VALUES (1, ?, x'')"), {QUuid::createUuid().toRfc4122()})
            .and_then([&] { return sealedTablesAfter(schemaSteps()); })
            .and_then([&](const QStringList &tables) { return sealRegister(connection, tables); });
    };
    return connection.makeDurable()
        .and_then([&] { return upgrade(connection, schemaSteps()); })
        .and_then([&] { return connection.transaction(fill); })
        .map_error(
            [&](StorageError error)
            {
                error.file = file;
                return error;
            });
}

bool isEmptyFile(const QFileInfo &info)
{
    return info.isFile() && !info.isSymLink() && info.size() == 0;
}

} // namespace

Stored<CampaignFile> CampaignFile::create(const QString &path)
{
    const auto failed = [&](StorageFault fault) { return tl::unexpected(StorageError{.fault = fault, .file = path}); };
    auto lock = std::make_unique<FileLock>(path);
    // Asked under the lock, so that it stays true.
    const QFileInfo there(path);
    if ((there.exists() || there.isSymLink()) && !isEmptyFile(there))
        return failed(StorageFault::FileExists);
    if (lock->holder())
        return tl::unexpected(StorageError{.fault = StorageFault::HeldByOther, .file = path, .holder = lock->holder()});
    if (!lock->isOurs())
        return failed(lock->fault());
    {
        Stored<NewFile> made = NewFile::beside(path);
        if (!made)
            return tl::unexpected(made.error());
        if (Done done = begin(made->path(), path)
                .and_then([&] { return putLogAside(path); })
                .and_then([&] { return made->place(); });
            !done)
            return tl::unexpected(done.error());
    }
    lock->lockContent(path);
    return openLocked(path, std::move(lock), schemaSteps());
}

Stored<CampaignFile> CampaignFile::createIn(const NewFile &file)
{
    return begin(file.path(), file.path()).and_then([&] { return openLocked(file.path(), nullptr, schemaSteps()); });
}

Stored<CampaignFile> CampaignFile::open(const QString &path, std::span<const SchemaStep> steps)
{
    if (const std::optional<StorageError> fault = unreadable(path))
        return tl::unexpected(*fault);
    return openLocked(path, std::make_unique<FileLock>(path), steps);
}

Stored<CampaignFile> CampaignFile::takeOver(const QString &path)
{
    if (const std::optional<StorageError> fault = unreadable(path))
        return tl::unexpected(*fault);
    return openLocked(path, std::make_unique<FileLock>(path, true), schemaSteps());
}

Stored<CampaignFile> CampaignFile::look(const QString &path)
{
    if (const std::optional<StorageError> fault = unreadable(path))
        return tl::unexpected(*fault);
    auto connection = readingConnection(path, FileLock::holderOf(path).has_value());
    if (!connection)
        return tl::unexpected(connection.error());
    CampaignFile file(std::move(*connection), nullptr, false);
    const Stored<int> found = recognised(*file.m_connection, schemaSteps());
    if (!found)
        return tl::unexpected(found.error());
    if (static_cast<std::size_t>(*found) < schemaSteps().size())
        return open(path);
    return file;
}

Stored<CampaignFile> CampaignFile::openLocked(
    const QString &path, std::unique_ptr<FileLock> lock, std::span<const SchemaStep> steps)
{
    clearLeftBehind(QFileInfo(path).absolutePath());
    const bool mayWrite = QFileInfo(path).isWritable();
    // Whoever only reads it keeps nobody from writing it.
    std::optional<StorageFault> whyNot;
    if (lock && lock->isOurs() && !mayWrite)
    {
        lock.reset();
        whyNot = StorageFault::ReadOnly;
    }
    const bool isHeld = lock && lock->holder();
    const LogBeside log = isHeld ? LogBeside{.isThere = true, .hasCommits = true} : logBeside(path);
    const bool writes = mayWrite && !whyNot && (!lock || lock->isOurs());
    if (writes)
        mendLog(path);
    auto connection = writes ? Connection::open(path, OpenAs::Writer) : readingConnection(path, isHeld);
    if (!connection)
        return tl::unexpected(connection.error());
    CampaignFile file(std::move(*connection), std::move(lock), writes);
    file.m_whyNot = whyNot.value_or(file.m_whyNot);
    const Stored<int> found = recognised(*file.m_connection, steps);
    if (!found)
        return tl::unexpected(found.error());
    if (Done done = file.examine(log, *found, steps); !done)
        return tl::unexpected(done.error());
    return file;
}

} // namespace dossier::storage
