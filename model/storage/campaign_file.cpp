#include "model/storage/campaign_file.h"

#include "model/storage/campaign_opening.h"
#include "model/storage/carried_secrets.h"
#include "model/storage/key_rows.h"
#include "model/storage/locked_connection.h"
#include "model/storage/packs.h"
#include "model/storage/private_files.h"
#include "model/storage/reading_connection.h"
#include "model/storage/register_seals.h"
#include "model/storage/saved_play.h"
#include "model/storage/sqlite_fault.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopedValueRollback>

#include <sys/stat.h>

#include <algorithm>

namespace dossier::storage
{

namespace
{

/// Up to this size SQLite's structure is checked whenever a file is opened.
constexpr qint64 largestQuickCheck = qint64{64} << 20;

/// The oldest version that can be read as it is: what later ones added is for writing alone.
constexpr int oldestReadVersion = 1;

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

/// Recognizes a file before anything of it, or beside it, is touched: what is not ours keeps its log and its lock.
Done recognizedAt(const QString &path, std::span<const SchemaStep> steps)
{
    if (const std::optional<StorageError> fault = unreadable(path))
        return tl::unexpected(*fault);
    // A log that cannot be read now is judged when it has the permissions of its file.
    const auto connection = recognizingConnection(path, FileLock::holderOf(path));
    const Stored<int> version = connection ? recognised(**connection, steps) : tl::unexpected(connection.error());
    // A damaged campaign is opened all the same, to say what is damaged.
    return version || version.error().fault == StorageFault::Damaged ? Done() : tl::unexpected(version.error());
}

} // namespace

Stored<CampaignFile> CampaignFile::create(const QString &path, const vault::KeyPtr &by)
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
    Stored<NewFile> made = NewFile::beside(path);
    if (!made)
        return tl::unexpected(made.error());
    QByteArray id;
    const Stored<QStringList> aside = createIn(*made, path, {}, by)
                                          .and_then([](CampaignFile file) { return file.id(); })
                                          .map([&](const QByteArray &uid) { id = uid; })
                                          .and_then([&] { return endMaking(*made, path); })
                                          .and_then([&] { return setForeignLogAside(path); });
    if (!aside)
        return tl::unexpected(aside.error());
    if (const Done placed = made->place(); !placed)
        return tl::unexpected(placed.error());
    lock->lockContent(path);
    // Another program may have replaced it since: its game is not gone on with.
    const auto unlessReplaced = [&](CampaignFile file) -> Stored<CampaignFile>
    {
        if (file.id() != id)
            return tl::unexpected(StorageError{.fault = StorageFault::Replaced, .file = path});
        file.m_setAside = *aside;
        return file;
    };
    return openLocked(path, std::move(lock), schemaSteps(), by).and_then(unlessReplaced);
}

Stored<QByteArray> CampaignFile::id()
{
    return m_connection->value(QStringLiteral("SELECT uid FROM file"))
        .map([](const QVariant &id) { return id.toByteArray(); });
}

Stored<CampaignFile> CampaignFile::createIn(
    const NewFile &file, const QString &path, const QByteArray &id, const vault::KeyPtr &by)
{
    auto connection = Connection::openNew(path, file);
    if (!connection)
        return tl::unexpected(connection.error());
    CampaignFile made(std::move(*connection), nullptr, true);
    return beginCampaign(*made.m_connection, id)
        .and_then([] { return sealedTablesAfter(schemaSteps()); })
        .and_then(
            [&](const QStringList &tables)
            {
                made.m_sealed = tables;
                return by ? made.encrypt(by) : Done();
            })
        .map([&] { return std::move(made); });
}

Stored<CampaignFile> CampaignFile::open(const QString &path, std::span<const SchemaStep> steps, const vault::KeyPtr &by)
{
    return recognizedAt(path, steps)
        .and_then([&] { return openLocked(path, std::make_unique<FileLock>(path), steps, by); });
}

Stored<CampaignFile> CampaignFile::takeOver(const QString &path, const vault::KeyPtr &by)
{
    return recognizedAt(path, schemaSteps())
        .and_then([&] { return openLocked(path, std::make_unique<FileLock>(path, true), schemaSteps(), by); });
}

Stored<CampaignFile> CampaignFile::look(const QString &path, const vault::KeyPtr &by)
{
    if (const std::optional<StorageError> fault = unreadable(path))
        return tl::unexpected(*fault);
    auto connection = readingConnection(path, FileLock::holderOf(path));
    if (!connection)
        return tl::unexpected(readingError(connection.error()));
    CampaignFile file(std::move(*connection), nullptr, false);
    return recognised(*file.m_connection, schemaSteps())
        .and_then([&](int) { return file.takeUpKeys(by); })
        .map([&] { return std::move(file); });
}

Stored<CampaignFile> CampaignFile::inspect(const QString &path, const vault::KeyPtr &by)
{
    Stored<CampaignFile> file = look(path, by);
    const Stored<int> found = file ? versionOf(*file->m_connection) : tl::unexpected(file.error());
    if (!found)
        return tl::unexpected(found.error());
    const LogBeside log = logBeside(path, isWrittenHere(FileLock::holderOf(path)));
    if (Done done = file->examine(log, *found, schemaSteps()); !done)
        return tl::unexpected(done.error());
    return file;
}

Stored<CampaignFile> CampaignFile::openLocked(
    const QString &path, std::unique_ptr<FileLock> lock, std::span<const SchemaStep> steps, const vault::KeyPtr &by)
{
    const bool mayWrite = QFileInfo(path).isWritable();
    // Whoever only reads it keeps nobody from writing it.
    std::optional<StorageFault> whyNot;
    if (lock && lock->isOurs() && !mayWrite)
    {
        lock.reset();
        whyNot = StorageFault::ReadOnly;
    }
    const std::optional<Holder> holder = lock ? lock->holder() : std::nullopt;
    const bool writes = mayWrite && !whyNot && lock && lock->isOurs();
    const QStringList lockAside = lock ? lock->setAside() : QStringList();
    const PermissionsBefore before = writes ? allowLog(path) : PermissionsBefore();
    LogBeside log = isWrittenHere(holder) ? LogBeside{.owner = LogOwner::Own} : logBeside(path);
    if (log.owner == LogOwner::Unknown && !holder)
    {
        takeBackPermissions(before, {path + QStringLiteral("-wal"), path + QStringLiteral("-shm")});
        return tl::unexpected(StorageError{
            .fault = faultUnlessTooManyOpen(StorageFault::NotRead), .file = path + QStringLiteral("-wal")});
    }
    const Stored<QStringList> aside = writes ? setForeignLogAside(path) : Stored<QStringList>(QStringList());
    if (!aside)
        return tl::unexpected(aside.error());
    takeBackPermissions(before, *aside);
    if (writes)
        mendLog(path);
    // A log that a holder elsewhere left is judged again when a person takes the file over.
    log.isCut = log.isCut || log.owner == LogOwner::Unknown;
    auto connection = writes ? Connection::open(path, OpenAs::Writer)
        : holder             ? recognizingConnection(path, holder)
                             : readingConnection(path, holder);
    if (!connection)
        return tl::unexpected(connection.error());
    CampaignFile file(std::move(*connection), std::move(lock), writes);
    file.m_whyNot = whyNot.value_or(file.m_whyNot);
    file.m_setAside = lockAside + *aside;
    const Stored<int> found = recognised(*file.m_connection, steps);
    if (!found)
        return tl::unexpected(found.error());
    if (writes)
        for (const char *ending : {"", "-wal", "-shm"})
            makePrivate(path + QLatin1String(ending));
    if (Done done = file.examine(log, *found, steps).and_then([&] { return file.takeUpKeys(by); }); !done)
        return tl::unexpected(done.error());
    return file;
}

CampaignFile::CampaignFile(std::unique_ptr<Connection> connection, std::unique_ptr<FileLock> lock, bool writes)
    : m_access(writes ? Access::Writes : Access::NotWritable)
    , m_holder(lock ? lock->holder() : decltype(m_holder)())
{
    if (m_holder)
        m_access = Access::HeldByOther;
    if (lock && !lock->isOurs())
        m_whyNot = lock->fault();
    const auto locked = std::make_shared<LockedConnection>(std::move(lock), std::move(connection));
    m_connection = std::shared_ptr<Connection>(locked, locked->connection());
}

Done CampaignFile::examine(const LogBeside &log, int found, std::span<const SchemaStep> steps)
{
    Done done = m_access == Access::Writes ? m_connection->makeDurable() : Done();
    if (done)
        done = lookForDamage(steps.first(static_cast<std::size_t>(found)));
    if (done)
        done = lookForLog(log);
    return done.and_then([&] { return bringUpToDate(found, steps); });
}

/// Versions without words had a snapshot of a form that no game has.
Stored<bool> CampaignFile::isMarked()
{
    const Stored<std::optional<LogWord>> word = m_connection->word();
    if (!word || *word)
        return word.map([](const std::optional<LogWord> &row) { return row->isMarked; });
    return m_connection->value(QStringLiteral("SELECT count(*) FROM secret_snapshots WHERE format = -1"))
        .map([](const QVariant &count) { return count.toInt() > 0; });
}

Done CampaignFile::lookForLog(const LogBeside &log)
{
    // What SQLite has read is what was judged, unless somebody changed the files in between.
    const std::optional<LogWord> word = m_connection->word().value_or(std::nullopt);
    if (m_access == Access::Writes && word && log.last && word->current != *log.last)
        return tl::unexpected(m_connection->error(StorageFault::Replaced));
    const Stored<bool> marked = isMarked();
    if (!marked && m_access == Access::Writes)
        return tl::unexpected(marked.error());
    const bool isGone = marked.value_or(false) && log.owner != LogOwner::Own;
    m_logMissing = log.isCut || isGone;
    // The log may lie beside another name of the file: to go on here would spoil what is there.
    struct stat info = {};
    if (isGone && m_access == Access::Writes && ::stat(QFile::encodeName(path()).constData(), &info) == 0
        && info.st_nlink > 1)
    {
        m_access = Access::NotWritable;
        m_whyNot = StorageFault::LogMissing;
        return m_connection->forbidWriting();
    }
    // What can be in the file itself is in it before anything new is played.
    const bool folds = m_access == Access::Writes && log.owner == LogOwner::Own;
    const Done folded = folds ? m_connection->foldIn() : Done();
    // A full disk keeps nobody from going on in the log.
    return unlessReplaced(folded);
}

/// Takes the mark of older versions from a file that has everything.
Done CampaignFile::releaseOldMark()
{
    const auto remove
        = [&] { return m_connection->run(QStringLiteral("DELETE FROM secret_snapshots WHERE format = -1")); };
    return m_connection->transaction(remove).and_then([&] { return m_connection->foldIn(); });
}

Done CampaignFile::bringUpToDate(int found, std::span<const SchemaStep> steps)
{
    if (found == versionAfter(steps))
        return {};
    if (m_access != Access::Writes)
    {
        // Nothing that is read was changed since.
        if (m_damage.empty() && found >= oldestReadVersion)
            return {};
        StorageError older = m_connection->error(m_damage.empty() ? StorageFault::Older : StorageFault::Damaged);
        older.found = found;
        older.known = versionAfter(steps);
        return tl::unexpected(older);
    }
    m_copyBeforeUpgrade = copyPath(path(), found);
    m_connection->setMarkKept(m_logMissing);
    Done done = m_logMissing ? Done() : releaseOldMark();
    done = done.and_then([&] { return copyTo(m_copyBeforeUpgrade); })
               .and_then([&] { return upgrade(*m_connection, steps); })
               .and_then([&] { return m_connection->foldIn(); })
               .and_then([&] { return m_connection->takeUpWords(); })
               .and_then([&] { return sealedTablesAfter(steps); })
               .map([&](const QStringList &tables) { m_sealed = tables; });
    m_connection->setMarkKept(false);
    return done;
}

/// Encrypts what lies in the clear, where that can be.
Done CampaignFile::takeUpKeys(const vault::KeyPtr &by)
{
    Stored<FileKeys> keys = keysOf(*m_connection, by);
    if (!keys && keys.error().fault != StorageFault::Damaged)
        return tl::unexpected(keys.error());
    m_connection->setKeys(keys ? *std::move(keys) : FileKeys{.by = by});
    if (m_connection->keys().isPublicCopy && m_access == Access::Writes)
    {
        m_access = Access::NotWritable;
        m_whyNot = StorageFault::PublicCopy;
    }
    const bool isPlain = by && keys && !m_connection->keys().isEncrypted();
    return isPlain && m_access == Access::Writes && m_damage.empty() ? encrypt(by) : Done();
}

Done CampaignFile::encrypt(const vault::KeyPtr &by)
{
    const FileKeys before = m_connection->keys();
    m_connection->setMarkKept(m_logMissing);
    Done done = change([&] { return encryptSecrets(*m_connection, by); });
    m_connection->setMarkKept(false);
    if (!done)
        m_connection->setKeys(before);
    return done;
}

std::optional<StorageError> CampaignFile::locked() const
{
    const FileKeys &keys = m_connection->keys();
    return keys.isLocked() ? std::optional(m_connection->error(keys.fault)) : std::nullopt;
}

Stored<std::optional<Damage>> CampaignFile::journalDamage(SessionId session)
{
    if (locked())
        return chainOf(*m_connection, session).map([](const JournalChain &chain) { return chain.damage; });
    return journal(session).map([](const SessionJournal &read) { return read.damage(); });
}

Stored<std::vector<journal::PublicRecord>> CampaignFile::publicRecords(SessionId session)
{
    std::vector<journal::PublicRecord> records;
    const auto take = [&](const StoredRecord &stored) -> Done
    {
        if (const auto half = stored.open.empty() ? std::nullopt : journal::publicRecordOf(stored.open))
            records.push_back(*half);
        return {};
    };
    const auto read
        = [&]() -> Done { return followChain(*m_connection, session, take).map([](const JournalChain &) { }); };
    return m_connection->reading(read).map([&] { return records; });
}

Done CampaignFile::copyTo(const QString &path)
{
    // What was missing in the file is missing in its copy.
    return m_connection->copyTo(path, m_logMissing);
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
    return m_damage.empty() ? checkIndexes() : Done();
}

/// The indexes of the register, which the quick check leaves out: by a wrong one a row is not found, and added again.
Done CampaignFile::checkIndexes()
{
    for (const QString &table : m_sealed)
    {
        const Stored<QVariant> answer = m_connection->value(QStringLiteral("PRAGMA integrity_check('%1')").arg(table));
        if (!answer && answer.error().fault != StorageFault::Damaged)
            return tl::unexpected(answer.error());
        if (answer && answer->toString() == QLatin1String("ok"))
            continue;
        m_damage.push_back({DamagedPart::Structure});
        break;
    }
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
    const Stored<QStringList> sealed = sealedTablesAfter(steps);
    if (!sealed)
        return tl::unexpected(sealed.error());
    m_sealed = *sealed;
    if (Done done = checkStructure().and_then([&] { return checkDefinitions(steps); }); !done)
        return done;
    Stored<std::vector<Damage>> damage = std::vector<Damage>{};
    const auto read = [&]() -> Done
    {
        damage = registerDamage(*m_connection, m_sealed);
        return damage ? Done() : tl::unexpected(damage.error());
    };
    // Where something else lies in the place of our tables it is not asked for its rows.
    const bool isOurs
        = std::ranges::none_of(m_damage, [](const Damage &found) { return found.part == DamagedPart::Definitions; });
    if (Done done = isOurs ? m_connection->reading(read) : Done(); !done && done.error().fault != StorageFault::Damaged)
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
        return m_connection->error(m_whyNot);
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
    if (m_isChanging)
        return work();
    const auto sealedWork = [&] { return work().and_then([&] { return sealRegister(*m_connection, m_sealed); }); };
    const QScopedValueRollback changing(m_isChanging, true);
    // What is told of campaigns and sessions is seldom changed, and in the file itself at once.
    return m_connection->transaction(sealedWork).and_then([&] { return unlessReplaced(m_connection->foldIn()); });
}

Stored<SessionJournal> CampaignFile::journal(SessionId session)
{
    return SessionJournal::open(m_connection, session, forbidden());
}

Stored<SessionJournal::Opened> CampaignFile::journalAtSnapshot(SessionId session, int format, std::uint32_t shortest)
{
    return SessionJournal::openAtSnapshot(m_connection, session, format, shortest, forbidden())
        .map(
            [&](SessionJournal::Opened opened)
            {
                if (m_access == Access::Writes)
                    opened.journal.setRefuge(playedSession(*this, session), m_refuge);
                return opened;
            });
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
        const Stored<std::optional<Damage>> found = journalDamage(session);
        if (!found)
            return tl::unexpected(found.error());
        if (*found)
            damage.push_back(**found);
        const Stored<std::vector<Damage>> snapshots = Snapshots(*m_connection, session).damage();
        if (!snapshots)
            return tl::unexpected(snapshots.error());
        damage.insert(damage.end(), snapshots->begin(), snapshots->end());
    }
    return done;
}

} // namespace dossier::storage
