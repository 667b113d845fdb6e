#include "campaign_file.h"

#include "packs.h"
#include "reading_connection.h"
#include "register_seals.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>
#include <QtEndian>

namespace dossier::storage
{

namespace
{

/// Up to this size SQLite's structure is checked whenever a file is opened.
constexpr qint64 largestQuickCheck = qint64{64} << 20;

std::optional<StorageError> unreadable(const QString &path)
{
    const QFileInfo info(path);
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

/// A connection and the lock that outlives it.
struct LockedConnection
{
    std::unique_ptr<FileLock> lock;
    std::unique_ptr<Connection> connection;
};

/// A path beside a file, with the version in its name, where nothing is yet.
QString copyPath(const QString &path, int version)
{
    const QFileInfo info(path);
    const QString name = info.completeBaseName() + QStringLiteral(".v%1").arg(version);
    const QString ending = info.suffix().isEmpty() ? QString() : u'.' + info.suffix();
    QString copy = info.dir().filePath(name + ending);
    for (int other = 2; QFileInfo::exists(copy); ++other)
        copy = info.dir().filePath(name + u'-' + QString::number(other) + ending);
    return copy;
}

} // namespace

CampaignFile::CampaignFile(std::unique_ptr<Connection> connection, std::unique_ptr<FileLock> lock, bool writes)
    : m_access(writes ? Access::Writes : Access::NotWritable)
    , m_holder(lock ? lock->holder() : decltype(m_holder)())
{
    if (m_holder)
        m_access = Access::HeldByOther;
    const auto locked = std::make_shared<LockedConnection>(LockedConnection{std::move(lock), std::move(connection)});
    m_connection = std::shared_ptr<Connection>(locked, locked->connection.get());
}

Stored<CampaignFile> CampaignFile::create(const QString &path)
{
    if (QFileInfo::exists(path))
        return tl::unexpected(StorageError{.fault = StorageFault::FileExists, .file = path});
    Done done;
    {
        Stored<std::unique_ptr<Connection>> made = Connection::open(path, OpenAs::Writer);
        if (!made)
            return tl::unexpected(made.error());
        Connection &connection = **made;
        done = connection.makeDurable().and_then([&] { return upgrade(connection, schemaSteps()); });
        if (done)
            done = connection.transaction(
                [&]
                {
                    return connection
                        .run(QStringLiteral("INSERT INTO file VALUES (1, ?, x'')"), {QUuid::createUuid().toRfc4122()})
                        .and_then([&] { return sealRegister(connection); });
                });
    }
    if (done)
        return open(path);
    for (const char *ending : {"", "-wal", "-shm"})
        QFile::remove(path + QLatin1String(ending));
    return tl::unexpected(done.error());
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
    auto lock = std::make_unique<FileLock>(path);
    lock->takeOver();
    return openLocked(path, std::move(lock), schemaSteps());
}

Stored<CampaignFile> CampaignFile::look(const QString &path)
{
    if (const std::optional<StorageError> fault = unreadable(path))
        return tl::unexpected(*fault);
    auto connection = readingConnection(path);
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
    const bool writes = lock->isOurs() && QFileInfo(path).isWritable();
    auto connection = writes ? Connection::open(path, OpenAs::Writer) : readingConnection(path);
    if (!connection)
        return tl::unexpected(connection.error());
    CampaignFile file(std::move(*connection), std::move(lock), writes);
    const Stored<int> found = recognised(*file.m_connection, steps);
    if (!found)
        return tl::unexpected(found.error());
    Done done = writes ? file.m_connection->makeDurable() : Done();
    if (done)
        done = file.lookForDamage(steps.first(static_cast<std::size_t>(*found)));
    if (done)
        done = file.bringUpToDate(*found, steps);
    if (!done)
        return tl::unexpected(done.error());
    return file;
}

Done CampaignFile::bringUpToDate(int found, std::span<const SchemaStep> steps)
{
    if (found == versionAfter(steps))
        return {};
    if (m_access != Access::Writes)
    {
        StorageError older = m_connection->error(m_damage.empty() ? StorageFault::Older : StorageFault::Damaged);
        older.found = found;
        older.known = versionAfter(steps);
        return tl::unexpected(older);
    }
    m_copyBeforeUpgrade = copyPath(path(), found);
    return copyTo(m_copyBeforeUpgrade).and_then([&] { return upgrade(*m_connection, steps); });
}

Done CampaignFile::checkStructure()
{
    if (QFileInfo(path()).size() > largestQuickCheck)
        return {};
    const Stored<QVariant> answer = m_connection->value(QStringLiteral("PRAGMA quick_check(1)"));
    if (!answer && answer.error().fault != StorageFault::Damaged)
        return tl::unexpected(answer.error());
    if (!answer || answer->toString() != QLatin1String("ok"))
        m_damage.push_back({DamagedPart::Structure});
    return {};
}

Done CampaignFile::checkDefinitions(std::span<const SchemaStep> steps)
{
    const Stored<QString> is = definitionsOf(*m_connection);
    const Stored<QString> should = definitionsAfter(steps);
    if (!is || !should)
        return tl::unexpected(is ? should.error() : is.error());
    if (*is != *should)
        m_damage.push_back({DamagedPart::Definitions});
    return {};
}

Done CampaignFile::lookForDamage(std::span<const SchemaStep> steps)
{
    if (Done done = checkStructure().and_then([&] { return checkDefinitions(steps); }); !done)
        return done;
    Stored<std::vector<Damage>> damage = std::vector<Damage>{};
    const auto read = [&]() -> Done
    {
        damage = registerDamage(*m_connection);
        return damage ? Done() : tl::unexpected(damage.error());
    };
    if (Done done = m_connection->reading(read); !done && done.error().fault != StorageFault::Damaged)
        return done;
    if (damage)
        m_damage.insert(m_damage.end(), damage->begin(), damage->end());
    else
        m_damage.push_back({DamagedPart::Register});
    if (m_damage.empty())
        return {};
    if (m_access == Access::Writes)
        m_access = Access::Damaged;
    return m_connection->forbidWriting();
}

std::optional<StorageError> CampaignFile::forbidden() const
{
    switch (m_access)
    {
    case Access::Writes:
        return std::nullopt;
    case Access::NotWritable:
        return m_connection->error(StorageFault::ReadOnly);
    case Access::Damaged:
        return m_connection->error(StorageFault::Damaged);
    case Access::HeldByOther:
        break;
    }
    StorageError held = m_connection->error(StorageFault::HeldByOther);
    held.holder = m_holder;
    return held;
}

Done CampaignFile::change(const std::function<Done()> &work)
{
    if (const std::optional<StorageError> why = forbidden())
        return tl::unexpected(*why);
    return m_connection->transaction([&] { return work().and_then([&] { return sealRegister(*m_connection); }); });
}

Stored<SessionJournal> CampaignFile::journal(SessionId session)
{
    return SessionJournal::open(m_connection, session, forbidden());
}

Stored<SessionJournal::Opened> CampaignFile::journalAtSnapshot(SessionId session, int format, std::uint32_t shortest)
{
    return SessionJournal::openAtSnapshot(m_connection, session, format, shortest, forbidden());
}

Stored<std::vector<Damage>> CampaignFile::verify()
{
    std::vector<Damage> damage = m_damage;
    const Stored<QVariant> whole = m_connection->value(QStringLiteral("PRAGMA integrity_check(1)"));
    if (!whole || whole->toString() != QLatin1String("ok"))
        damage.push_back({DamagedPart::Structure});
    const Stored<std::vector<Damage>> packs = packDamage(*this);
    if (!packs)
        return tl::unexpected(packs.error());
    damage.insert(damage.end(), packs->begin(), packs->end());
    return checkJournals(damage).map([&] { return damage; });
}

Done CampaignFile::checkJournals(std::vector<Damage> &damage)
{
    std::vector<SessionId> sessions;
    const auto add = [&](const QSqlQuery &row)
    {
        sessions.push_back({row.value(0).toLongLong()});
        return true;
    };
    Done done = m_connection->each(QStringLiteral("SELECT id FROM sessions ORDER BY id"), {}, add);
    for (const SessionId session : sessions)
    {
        Stored<SessionJournal> read = journal(session);
        if (!read)
            return tl::unexpected(read.error());
        if (const std::optional<Damage> &found = read->damage())
            damage.push_back(*found);
        const Stored<std::vector<Damage>> snapshots = read->snapshotDamage();
        if (!snapshots)
            return tl::unexpected(snapshots.error());
        damage.insert(damage.end(), snapshots->begin(), snapshots->end());
    }
    return done;
}

} // namespace dossier::storage
