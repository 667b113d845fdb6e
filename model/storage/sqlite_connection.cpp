#include "model/storage/sqlite_connection.h"

#include "model/storage/log_beside.h"
#include "model/storage/look_vfs.h"
#include "model/storage/new_file.h"
#include "model/storage/new_file_vfs.h"
#include "model/storage/sqlite_fault.h"
#include "model/storage/wal_file.h"

#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QSqlDriver>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <sqlite3.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <cerrno>
#include <iterator>
#include <utility>

namespace dossier::storage
{

namespace
{

/// SQLite makes room for the index of its log by writing a byte in every so many, and writes the rest in memory: where
/// blocks are smaller, a full disk would end the program.
constexpr unsigned long indexStride = 4096;

/// A log of more bytes is folded into its file.
constexpr qint64 maxLogSize = qint64{4} << 20;

/// Waiting for a file that grows takes the disk twice as long: a log grows by so many bytes at once, and has room for a
/// usual commit before one begins. SQLite writes less than 128 KiB at once.
constexpr qint64 spareSize = qint64{120} << 10;
constexpr qint64 usualFrames = 8;

bool isLook(OpenAs as)
{
    return as == OpenAs::Look || as == OpenAs::LookWithLog || as == OpenAs::LookWithoutLog;
}

QString optionsFor(OpenAs as)
{
    if (as == OpenAs::New)
        return QStringLiteral("QSQLITE_OPEN_URI");
    if (isLook(as))
        return QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
    return as == OpenAs::Reader ? QStringLiteral("QSQLITE_OPEN_READONLY") : QString();
}

QString nameFor(const QString &path, OpenAs as)
{
    if (as == OpenAs::Memory)
        return QStringLiteral(":memory:");
    // A path from the root is never taken for a URI.
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (!isLook(as))
        return whole;
    const char *log = as == OpenAs::LookWithLog ? "any" : as == OpenAs::LookWithoutLog ? "none" : "own";
    return QUrl::fromLocalFile(whole).toString(QUrl::FullyEncoded)
        + QStringLiteral("?vfs=%1&log=%2").arg(QLatin1String(lookVfs()), QLatin1String(log));
}

/// The frames of the log that are committed, whoever wrote them; asked while nobody else can write. They stand in the
/// index of the log, as https://www.sqlite.org/walformat.html#the_wal_index_file_format has it.
std::optional<quint32> committedFrames(sqlite3_file *file)
{
    constexpr int indexPart = 32768;
    constexpr int placeOfFrames = 4;
    volatile void *index = nullptr;
    if (file->pMethods->xShmMap(file, 0, indexPart, 0, &index) != SQLITE_OK || index == nullptr)
        return std::nullopt;
    return static_cast<const volatile quint32 *>(index)[placeOfFrames];
}

} // namespace

Connection::Connection(QString path, OpenAs as)
    : m_file(std::move(path))
    , m_as(as)
    , m_name(QUuid::createUuid().toString())
    , m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
}

Connection::~Connection()
{
    m_statements.clear();
    m_database.close();
    m_database = {};
    QSqlDatabase::removeDatabase(m_name);
}

Stored<std::unique_ptr<Connection>> Connection::open(const QString &path, OpenAs as)
{
    std::unique_ptr<Connection> connection(new Connection(path, as));
    Done done = connection->connect(nameFor(path, as)).and_then([&] { return connection->harden(); });
    if (!done)
        return tl::unexpected(done.error());
    return connection;
}

Stored<std::unique_ptr<Connection>> Connection::openNew(const QString &path, const NewFile &file)
{
    std::unique_ptr<Connection> connection(new Connection(path, OpenAs::New));
    const QString name
        = QStringLiteral("file:new?vfs=%1&fd=%2").arg(QLatin1String(newFileVfs())).arg(file.descriptor());
    // A failure ends the making of it: nothing that is half written ever gets a name.
    Done done = connection->connect(name)
                    .and_then([&] { return connection->harden(); })
                    .and_then([&] { return connection->run(QStringLiteral("PRAGMA journal_mode = MEMORY")); });
    if (!done)
        return tl::unexpected(done.error());
    return connection;
}

Done Connection::connect(const QString &database)
{
    m_database.setDatabaseName(database);
    m_database.setConnectOptions(optionsFor(m_as));
    if (!m_database.open())
        return tl::unexpected(error(m_database.lastError()));
    return {};
}

Done Connection::harden()
{
    setLimits(handle(), m_effort);
    // Alone, SQLite keeps the index of the log in memory.
    if (m_as == OpenAs::Writer && hasSmallBlocks())
        if (Done done = run(QStringLiteral("PRAGMA locking_mode = EXCLUSIVE")); !done)
            return done;
    for (const char *pragma :
        {"trusted_schema = OFF", "foreign_keys = ON", "cell_size_check = ON", "mmap_size = 0", "temp_store = MEMORY"})
        if (Done done = run(QStringLiteral("PRAGMA ") + QLatin1String(pragma)); !done)
            return done;
    const bool readsOnly = m_as == OpenAs::Reader || isLook(m_as);
    return readsOnly ? forbidWriting() : Done();
}

Done Connection::forbidWriting()
{
    m_isForbidden = true;
    return run(QStringLiteral("PRAGMA query_only = ON"));
}

bool Connection::hasSmallBlocks() const
{
    struct statvfs disk = {};
    return ::statvfs(QFile::encodeName(m_file).constData(), &disk) == 0 && disk.f_bsize < indexStride;
}

Done Connection::makeDurable()
{
    for (const char *pragma : {"synchronous = FULL", "wal_autocheckpoint = 0"})
        if (Done done = run(QStringLiteral("PRAGMA ") + QLatin1String(pragma)); !done)
            return done;
    // Closing neither folds the log in nor removes it: both happen here, where it is known whose log it is.
    sqlite3_db_config(handle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
    const auto rememberEnd = [](void *self, sqlite3 *, const char *, int frames)
    {
        auto *connection = static_cast<Connection *>(self);
        connection->m_logEnd = WalFile::endOf(frames, connection->m_pageSize);
        return SQLITE_OK;
    };
    sqlite3_wal_hook(handle(), rememberEnd, this);
    const Stored<QVariant> mode = value(QStringLiteral("PRAGMA journal_mode = WAL"));
    if (!mode)
        return tl::unexpected(mode.error());
    if (mode->toString() != QLatin1String("wal"))
        return tl::unexpected(error(StorageFault::NotWritten));
    m_watch = std::make_unique<FileWatch>(m_file);
    // Log and index are made by the first that reads.
    return value(QStringLiteral("SELECT count(*) FROM sqlite_schema"))
        .and_then([&](const QVariant &) { return takeUpWords(); })
        .and_then(
            [&]() -> Done
            {
                m_left = FileStates{fileState(m_file), fileState(logPath()), fileState(indexPath()), wordPage()};
                const WalFile log(logPath());
                m_logEnd = log.isUnreadable() ? log.size() : WalFile::endOf(std::ssize(log.frames()), m_pageSize);
                m_replaced = hasMoved();
                return m_replaced ? tl::unexpected(error(StorageFault::Replaced)) : Done();
            });
}

Done Connection::takeUpWords()
{
    const Stored<quint32> page = wordPageNumber();
    const Stored<QVariant> size = value(QStringLiteral("PRAGMA page_size"));
    const Stored<std::optional<LogWord>> newest = word();
    if (!page || !size || !newest)
        return tl::unexpected(!page ? page.error() : !size ? size.error() : newest.error());
    m_wordPage = *newest ? *page : 0;
    m_pageSize = size->toLongLong();
    if (*newest)
        m_word = {(*newest)->current, (*newest)->current, false};
    rememberFile();
    return {};
}

Stored<std::optional<LogWord>> Connection::word()
{
    const Stored<quint32> there = wordPageNumber();
    if (!there || *there == 0)
        return there ? Stored<std::optional<LogWord>>(std::nullopt) : tl::unexpected(there.error());
    return value(QStringLiteral("SELECT word FROM log_word WHERE id = 1"))
        .map([](const QVariant &row) { return wordOf(row.toByteArray()); });
}

Done Connection::execute(QSqlQuery &query, const QVariantList &values)
{
    m_effort = {};
    for (int place = 0; place < values.size(); ++place)
        query.bindValue(place, values[place]);
    return query.exec() ? Done() : tl::unexpected(error(query.lastError()));
}

Done Connection::run(const QString &sql, const QVariantList &values)
{
    const auto [at, isNew] = m_statements.try_emplace(sql, m_database);
    QSqlQuery &query = at->second;
    if (isNew && !query.prepare(sql))
    {
        const StorageError fault = error(query.lastError());
        m_statements.erase(at);
        return tl::unexpected(fault);
    }
    Done done = execute(query, values);
    query.finish();
    return done;
}

Done Connection::each(
    const QString &sql, const QVariantList &values, const std::function<bool(const QSqlQuery &)> &take)
{
    // A statement of its own: Qt's driver does not notice when a kept one gets more columns.
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return tl::unexpected(error(query.lastError()));
    if (Done done = execute(query, values); !done)
        return done;
    bool more = true;
    while (more && query.next())
    {
        if (!m_effort.takesRow())
            return tl::unexpected(error(StorageFault::TooMuch));
        more = take(query);
    }
    return query.lastError().isValid() ? tl::unexpected(error(query.lastError())) : Done();
}

Stored<QVariant> Connection::value(const QString &sql, const QVariantList &values)
{
    QVariant found;
    const auto first = [&](const QSqlQuery &row)
    {
        found = row.value(0);
        return false;
    };
    return each(sql, values, first).map([&] { return found; });
}

Done Connection::transaction(const std::function<Done()> &work)
{
    // Who was taken over learns that, and not that another program wrote. What went into a file that nobody will find
    // again is not acknowledged.
    Done done = guard()
                    .and_then([&] { return checkFiles(); })
                    .and_then([&] { return commit(work); })
                    .and_then([&] { return checkFiles(); });
    if (done && m_logEnd > maxLogSize)
        done = unlessReplaced(foldIn());
    return done;
}

Done Connection::guard() const
{
    return m_guard ? m_guard() : Done();
}

Done Connection::commit(const std::function<Done()> &work)
{
    if (m_isMarkDue)
        if (Done marked = markFile(); !marked)
            return marked;
    if (Done begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return begun;
    const LogWord next{m_word.base, newWord(), m_markKept};
    // From here on nobody else writes to it, unless this program was taken over.
    const auto committedEnd = [&]
    {
        const bool hasIndex = m_left && m_left->index && !hasSmallBlocks();
        const std::optional<quint32> frames = hasIndex ? committedFrames(fileHandle()) : std::nullopt;
        return frames ? WalFile::endOf(*frames, m_pageSize) : m_logEnd;
    };
    m_logEnd = committedEnd();
    const qint64 logSize = logSizeNow();
    // Also when the work throws, as where the memory is full.
    auto takeBack = qScopeGuard(
        [&]
        {
            (void)run(QStringLiteral("ROLLBACK"));
            if (!guard())
                return;
            // Where it fails SQLite lets go of the file: another program may have written since, or write now.
            const Done begun = run(QStringLiteral("BEGIN IMMEDIATE"));
            if (begun || begun.error().code != SQLITE_BUSY)
                dropUncommitted(committedEnd());
            (void)run(QStringLiteral("ROLLBACK"));
        });
    Done done = guard()
                    .and_then(
                        [&]
                        {
                            reserveLog();
                            return work();
                        })
                    .and_then([&] { return writeWord(next); })
                    .and_then([&] { return run(QStringLiteral("COMMIT")); });
    if (!done)
        return done;
    takeBack.dismiss();
    m_word.current = next.current;
    // A log that shrank, or is another one now, is not ours.
    if (const auto log = fileState(logPath());
        m_left && log && m_left->log && log->isSameFile(*m_left->log) && log->size >= logSize)
        m_left->log = log;
    if (!m_left || m_wordPage == 0 || m_marked)
        return {};
    // What is in the log is done. A mark that could not be written is due before the next commit.
    return checkFiles().map([&] { m_isMarkDue = !markFile(); });
}

/// The size of the log that is open here; 0 where there is none.
qint64 Connection::logSizeNow() const
{
    sqlite3_file *log = m_left ? logHandle() : nullptr;
    sqlite3_int64 size = 0;
    return log != nullptr && log->pMethods != nullptr && log->pMethods->xFileSize(log, &size) == SQLITE_OK ? size : 0;
}

/// Makes room in the log for a usual commit. Where that fails, the commit makes its own, or says why not.
void Connection::reserveLog()
{
    const qint64 size = logSizeNow();
    const qint64 frame = WalFile::frameSize(m_pageSize);
    // Whole frames, so that what is empty is not taken for a torn one.
    const qint64 spare = spareSize / frame * frame;
    if (!m_left || !m_left->log || m_pageSize == 0 || size >= m_logEnd + std::min(usualFrames * frame, spare))
        return;
    const QByteArray room(std::max(m_logEnd, WalFile::headSize) + spare - size, '\0');
    sqlite3_file *log = logHandle();
    if (log->pMethods->xWrite(log, room.constData(), static_cast<int>(room.size()), size) != SQLITE_OK)
        log->pMethods->xTruncate(log, size);
}

/// Takes back what a failed transaction has written: a commit may be in the log all the same, where the next start
/// would find it.
void Connection::dropUncommitted(qint64 end)
{
    if (logSizeNow() > end)
        logHandle()->pMethods->xTruncate(logHandle(), end);
}

Done Connection::writeWord(const LogWord &word)
{
    // A step of the schema may just have made the row.
    if (m_wordPage == 0)
        if (const Stored<quint32> made = wordPageNumber(); !made || *made == 0)
            return made ? Done() : tl::unexpected(made.error());
    return run(QStringLiteral("UPDATE log_word SET word = ? WHERE id = 1"), {bytesOf(word)});
}

Stored<quint32> Connection::wordPageNumber()
{
    return value(QStringLiteral("SELECT rootpage FROM sqlite_schema WHERE name = 'log_word'"))
        .map([](const QVariant &page) { return page.toUInt(); });
}

/// Marks the file itself, past its log, and waits for the disk. With `current` it gets that word as well.
Done Connection::markFile(const std::optional<Word> &current)
{
    const QByteArray page = wordPage();
    std::optional<LogWord> word = wordIn(page);
    if (!word)
        return tl::unexpected(error(StorageFault::Damaged));
    word->current = current.value_or(word->current);
    word->isMarked = true;
    const QByteArray changed = pageWith(page, *word);
    sqlite3_file *file = fileHandle();
    const int written = file->pMethods->xWrite(
        file, changed.constData(), static_cast<int>(changed.size()), (qint64{m_wordPage} - 1) * m_pageSize);
    const int result = written == SQLITE_OK ? file->pMethods->xSync(file, SQLITE_SYNC_NORMAL) : written;
    rememberFile();
    if (result != SQLITE_OK)
        return tl::unexpected(error(storage::faultOf(result, errno)));
    m_marked = true;
    m_isMarkDue = false;
    return {};
}

QByteArray Connection::wordPage() const
{
    QByteArray page(m_pageSize, '\0');
    sqlite3_file *file = fileHandle();
    const int read = m_wordPage == 0 ? SQLITE_NOTFOUND
                                     : file->pMethods->xRead(file, page.data(), static_cast<int>(page.size()),
                                           (qint64{m_wordPage} - 1) * m_pageSize);
    return read == SQLITE_OK ? page : QByteArray();
}

Done Connection::foldIn()
{
    // A damaged file is not written any more; its log stays beside it.
    if (m_isForbidden)
        return {};
    if (Done done = guard().and_then([&] { return checkFiles(); });
        !done || !m_left || !m_left->log || m_left->log->size == 0)
        return done;
    // A log without a commit is only emptied: a mark would say that the file misses something.
    const bool isMarking = m_wordPage != 0 && m_logEnd != 0;
    if (isMarking)
        if (Done done = markFile(m_word.current); !done)
            return done;
    bool isComplete = false;
    const auto take = [&](const QSqlQuery &row)
    {
        isComplete = row.value(0).toInt() == 0 || row.value(1) == row.value(2);
        return false;
    };
    Done done = each(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"), {}, take);
    m_marked = !done || !isComplete;
    if (!m_marked)
        m_word.base = m_word.current;
    rememberFile();
    rememberLog();
    // Also where a reader keeps the log from being emptied, the file has everything now.
    if (!m_marked)
        m_logEnd = 0;
    // What is only partly carried over may have lost its mark on the way.
    if (done && m_marked && isMarking)
        done = markFile(m_word.current);
    // Where the file was replaced meanwhile, it was carried into one that nobody finds.
    return done.and_then([&] { return checkFiles(); });
}

void Connection::rememberFile()
{
    const std::optional<FileState> file = fileState(m_file);
    const QByteArray page = wordPage();
    const std::optional<LogWord> word = wordIn(page);
    const std::optional<LogWord> before = m_left ? wordIn(m_left->wordPage) : std::nullopt;
    const bool isOurs = m_left && file && m_left->file && file->isSameFile(*m_left->file)
        && (m_wordPage == 0 || !before
            || (word && (word->current == m_word.current || word->current == before->current)));
    // What is not ours any more is not taken for ours: the next look at it says so.
    if (!isOurs)
        return;
    m_left->file = file;
    m_left->wordPage = page;
}

void Connection::rememberLog()
{
    const auto keepIfSame = [](std::optional<FileState> &left, const QString &path)
    {
        const std::optional<FileState> now = fileState(path);
        if (left && now && now->isSameFile(*left))
            left = now;
    };
    if (!m_left)
        return;
    keepIfSame(m_left->log, logPath());
    keepIfSame(m_left->index, indexPath());
}

Done Connection::checkFiles()
{
    if (m_isBroken)
        return tl::unexpected(error(StorageFault::Vanished));
    if (m_as != OpenAs::Writer || !m_left)
        return {};
    if (m_replaced)
        return tl::unexpected(error(StorageFault::Replaced));
    const std::optional<FileState> file = fileState(m_file);
    if (!file)
        return tl::unexpected(error(StorageFault::Vanished));
    m_replaced = file != m_left->file || wordPage() != m_left->wordPage || m_watch->hasOtherWriter();
    return m_replaced ? tl::unexpected(error(StorageFault::Replaced)) : checkLog();
}

Done Connection::checkLog()
{
    const std::optional<FileState> log = fileState(logPath());
    const std::optional<FileState> index = fileState(indexPath());
    const auto isSame = [](const std::optional<FileState> &now, const std::optional<FileState> &before)
    { return now.has_value() == before.has_value() && (!now || now->isSameFile(*before)); };
    if (!isSame(log, m_left->log) || !isSame(index, m_left->index))
        return restoreLog();
    if (log == m_left->log)
        return {};
    // Somebody wrote to it, or a transaction of ours that failed. Nothing is lost if nothing was in it, or if it still
    // has the commit that was acknowledged last.
    m_replaced = m_logEnd != 0 && !hasWord(logPath(), m_word.current);
    m_left->log = log;
    return m_replaced ? tl::unexpected(error(StorageFault::Replaced)) : Done();
}

/// Makes the log again when somebody has removed it: what it holds is not lost, for it is still open here.
Done Connection::restoreLog()
{
    const Stored<QVariant> emptied = value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    if (!emptied || emptied->toInt() != 0)
        return tl::unexpected(error(StorageFault::Vanished));
    m_isBroken = true;
    m_statements.clear();
    m_database.close();
    m_marked = false;
    m_isMarkDue = false;
    m_left.reset();
    return setForeignLogAside(m_file)
        .and_then([&](const QStringList &) { return connect(nameFor(m_file, m_as)); })
        .and_then([&] { return harden(); })
        .and_then([&] { return makeDurable(); })
        .map([&] { m_isBroken = false; });
}

void Connection::removeOwnLog(bool isSaved)
{
    if (!m_left || m_isForbidden)
        return;
    sqlite3_file *file = fileHandle();
    // Whoever still reads the file holds it; and an index that was removed would lock nothing any more.
    if (file->pMethods->xLock(file, SQLITE_LOCK_EXCLUSIVE) != SQLITE_OK)
    {
        file->pMethods->xUnlock(file, SQLITE_LOCK_SHARED);
        return;
    }
    const auto isLeft = [](const QString &path, const std::optional<FileState> &left)
    {
        const std::optional<FileState> now = fileState(path);
        return left && now && now->isSameFile(*left);
    };
    if (isLeft(logPath(), m_left->log) && (isSaved || fileState(logPath())->size == 0))
        QFile::remove(logPath());
    if (isLeft(indexPath(), m_left->index))
        QFile::remove(indexPath());
    file->pMethods->xUnlock(file, SQLITE_LOCK_SHARED);
}

Done Connection::reading(const std::function<Done()> &work)
{
    Done done = run(QStringLiteral("BEGIN")).and_then(work);
    (void)run(QStringLiteral("ROLLBACK"));
    return done;
}

Done Connection::copyTo(const QString &path, bool isMarked)
{
    const QFileInfo there(path);
    if (there.exists() || there.isSymLink())
        return tl::unexpected(StorageError{.fault = StorageFault::FileExists, .file = path});
    Stored<NewFile> copy = NewFile::beside(path);
    if (!copy)
        return tl::unexpected(copy.error());
    copy->allowAs(m_file);
    return copyInto(*copy, path, isMarked).and_then([&] { return copy->place(); });
}

Done Connection::copyInto(NewFile &copy, const QString &path, bool isMarked)
{
    if (!m_database.isOpen())
        return tl::unexpected(error(StorageFault::NotRead));
    {
        const auto made = openNew(path, copy);
        if (!made)
            return tl::unexpected(made.error());
        sqlite3_backup *backup = sqlite3_backup_init((*made)->handle(), "main", handle(), "main");
        (void)sqlite3_backup_step(backup, -1);
        const int result = backup == nullptr ? sqlite3_errcode((*made)->handle()) : sqlite3_backup_finish(backup);
        if (result != SQLITE_OK)
            return tl::unexpected((*made)->error(storage::faultOf(result, errno)));
    }
    // A log that belongs to the one does not belong to the other.
    const Stored<quint32> number = wordPageNumber();
    const Stored<QVariant> size = value(QStringLiteral("PRAGMA page_size"));
    if (!number || !size || *number == 0)
        return number && size ? Done() : tl::unexpected(!number ? number.error() : size.error());
    const qint64 at = (qint64{*number} - 1) * size->toLongLong();
    const QByteArray page = copy.read(at, size->toInt());
    const Word word = newWord();
    const bool isWritten = wordIn(page) && copy.overwrite(at, pageWith(page, {word, word, isMarked}));
    return isWritten ? Done() : tl::unexpected(StorageError{.fault = StorageFault::NotWritten, .file = path});
}

qint64 Connection::lastRow() const
{
    return sqlite3_last_insert_rowid(handle());
}

int Connection::changedRows() const
{
    return sqlite3_changes(handle());
}

bool Connection::hasFailedToRead() const
{
    return storage::hasFailedToRead(handle());
}

bool Connection::hasMoved() const
{
    int moved = 0;
    return sqlite3_file_control(handle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0;
}

sqlite3 *Connection::handle() const
{
    const QVariant handle = m_database.driver()->handle();
    return qstrcmp(handle.typeName(), "sqlite3*") == 0 ? *static_cast<sqlite3 *const *>(handle.data()) : nullptr;
}

sqlite3_file *Connection::fileHandle() const
{
    sqlite3_file *file = nullptr;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    return file;
}

sqlite3_file *Connection::logHandle() const
{
    sqlite3_file *log = nullptr;
    sqlite3_file_control(handle(), "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
    return log;
}

StorageError Connection::error(StorageFault fault) const
{
    return {.fault = fault, .file = m_file};
}

StorageError Connection::error(const QSqlError &error) const
{
    if (m_isBroken)
        return this->error(StorageFault::Vanished);
    const int code = error.nativeErrorCode().toInt();
    sqlite3 *database = m_database.isOpen() ? handle() : nullptr;
    StorageError made = this->error(faultOf(code, database == nullptr ? 0 : sqlite3_system_errno(database)));
    made.code = code;
    // SQLite does not say more of an opening that fails, and nothing is written to what is looked at.
    if (isLook(m_as) && made.fault == StorageFault::NotWritten)
        made.fault = StorageFault::NotRead;
    return made;
}

} // namespace dossier::storage
