#include "model/storage/sqlite_connection.h"

#include "model/storage/new_file.h"
#include "model/storage/sqlite_fault.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <sqlite3.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <utility>

namespace dossier::storage
{

namespace
{

/// SQLite makes room for the index of its log by writing a byte in every so many, and writes the rest in memory: where
/// blocks are smaller, a full disk would end the program.
constexpr unsigned long indexStride = 4096;

QString optionsFor(OpenAs as)
{
    switch (as)
    {
    case OpenAs::Reader:
        return QStringLiteral("QSQLITE_OPEN_READONLY");
    case OpenAs::Still:
        return QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
    default:
        return {};
    }
}

QString nameFor(const QString &path, OpenAs as)
{
    if (as == OpenAs::Memory)
        return QStringLiteral(":memory:");
    if (as != OpenAs::Still)
        return path;
    return QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
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

Stored<std::unique_ptr<Connection>> Connection::openCopy(
    const QString &path, const QString &copy, std::unique_ptr<QTemporaryDir> folder)
{
    std::unique_ptr<Connection> connection(new Connection(path, OpenAs::Reader));
    connection->m_folder = std::move(folder);
    Done done = connection->connect(copy).and_then([&] { return connection->harden(); });
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
    const bool writes = m_as == OpenAs::Writer || m_as == OpenAs::Memory;
    return writes ? Done() : forbidWriting();
}

Done Connection::forbidWriting()
{
    return run(QStringLiteral("PRAGMA query_only = ON"));
}

bool Connection::hasSmallBlocks() const
{
    struct statvfs disk = {};
    return ::statvfs(QFile::encodeName(m_file).constData(), &disk) == 0 && disk.f_bsize < indexStride;
}

Done Connection::makeDurable()
{
    if (Done done = run(QStringLiteral("PRAGMA synchronous = FULL")); !done)
        return done;
    const Stored<QVariant> mode = value(QStringLiteral("PRAGMA journal_mode = WAL"));
    if (!mode)
        return tl::unexpected(mode.error());
    if (mode->toString() != QLatin1String("wal"))
        return tl::unexpected(error(StorageFault::NotWritten));
    // Log and index are made by the first that reads.
    return value(QStringLiteral("SELECT count(*) FROM sqlite_schema"))
        .map([&](const QVariant &) { m_log = logFiles(); });
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
    if (Done there = keepLog(); !there)
        return there;
    const auto mayWrite = [&] { return m_guard ? m_guard() : Done(); };
    Done done = run(QStringLiteral("BEGIN IMMEDIATE")).and_then(mayWrite).and_then(work);
    if (done)
        done = run(QStringLiteral("COMMIT"));
    if (!done)
        (void)run(QStringLiteral("ROLLBACK"));
    // What went into a file that nobody will find again is not kept.
    return done.and_then([&] { return keepLog(); });
}

Done Connection::keepLog()
{
    if (m_as != OpenAs::Writer)
        return {};
    if (!isInPlace())
        return tl::unexpected(error(StorageFault::Vanished));
    // A new file has none until it is made durable.
    if (!m_log || *m_log == logFiles())
        return {};
    const Stored<bool> emptied = emptyLog();
    if (!emptied || !*emptied)
        return tl::unexpected(error(StorageFault::Vanished));
    m_log.reset();
    m_statements.clear();
    m_database.close();
    return connect(nameFor(m_file, m_as)).and_then([&] { return harden(); }).and_then([&] { return makeDurable(); });
}

Stored<bool> Connection::emptyLog()
{
    return value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"))
        .map([](const QVariant &busy) { return busy.isValid() && busy.toInt() == 0; });
}

Done Connection::reading(const std::function<Done()> &work)
{
    Done done = run(QStringLiteral("BEGIN")).and_then(work);
    (void)run(QStringLiteral("ROLLBACK"));
    return done;
}

Done Connection::copyTo(const QString &path, const std::function<Done(Connection &)> &finish)
{
    if (QFileInfo::exists(path))
        return tl::unexpected(StorageError{.fault = StorageFault::FileExists, .file = path});
    Stored<NewFile> copy = NewFile::beside(path);
    if (!copy)
        return tl::unexpected(copy.error());
    const Stored<QVariant> readsOnly = value(QStringLiteral("PRAGMA query_only"));
    (void)run(QStringLiteral("PRAGMA query_only = OFF"));
    Done done = run(QStringLiteral("VACUUM INTO ?"), {copy->path()});
    if (readsOnly && readsOnly->toBool())
        (void)forbidWriting();
    const auto finished = [&]() -> Done
    {
        const auto made = open(copy->path(), OpenAs::Writer);
        return made ? finish(**made) : tl::unexpected(made.error());
    };
    done = done.and_then(finished);
    copy->allowAs(m_file);
    // SQLite does not wait for the disk here.
    return done.and_then([&] { return copy->place(); })
        .map_error(
            [&](StorageError error)
            {
                error.file = path;
                return error;
            });
}

qint64 Connection::lastRow() const
{
    return sqlite3_last_insert_rowid(handle());
}

int Connection::changedRows() const
{
    return sqlite3_changes(handle());
}

bool Connection::isInPlace() const
{
    int moved = 0;
    return sqlite3_file_control(handle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK || moved == 0;
}

sqlite3 *Connection::handle() const
{
    const QVariant handle = m_database.driver()->handle();
    return qstrcmp(handle.typeName(), "sqlite3*") == 0 ? *static_cast<sqlite3 *const *>(handle.data()) : nullptr;
}

Connection::LogFiles Connection::logFiles() const
{
    LogFiles found;
    const QByteArray log = sqlite3_filename_wal(sqlite3_db_filename(handle(), "main"));
    const std::array<QByteArray, 2> names{log, log.chopped(3) + "shm"};
    for (std::size_t i = 0; i < names.size(); ++i)
        if (struct stat file = {}; ::stat(names.at(i).constData(), &file) == 0)
            found.at(i) = {file.st_dev, file.st_ino};
    return found;
}

StorageError Connection::error(StorageFault fault) const
{
    return {.fault = fault, .file = m_file};
}

StorageError Connection::error(const QSqlError &error) const
{
    const int code = error.nativeErrorCode().toInt();
    sqlite3 *database = m_database.isOpen() ? handle() : nullptr;
    StorageError made = this->error(faultOf(code, database == nullptr ? 0 : sqlite3_system_errno(database)));
    made.code = code;
    return made;
}

} // namespace dossier::storage
