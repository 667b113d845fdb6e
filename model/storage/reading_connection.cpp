#include "model/storage/reading_connection.h"

#include "model/storage/file_kind.h"
#include "model/storage/log_beside.h"

#include <unistd.h>

namespace dossier::storage
{

namespace
{

/// True if the log beside a file that another program writes is not its own. That program may be between two writes:
/// only what stays so is so.
bool hasForeignLog(const QString &path)
{
    constexpr int looks = 5;
    constexpr useconds_t betweenLooks = 5000;
    for (int look = 1; logBeside(path, true).owner == LogOwner::Foreign; ++look)
    {
        if (look == looks)
            return true;
        ::usleep(betweenLooks);
    }
    return false;
}

/// Chooses the way to read a file that a program on this computer writes. SQLite's own way makes the log, and its
/// index, where they are not, follows links, and refuses a file with a rollback journal, whosever that is.
OpenAs besideWriter(const QString &path)
{
    if (!isRegularFile(path + QStringLiteral("-wal")) || hasForeignLog(path))
        return OpenAs::Look;
    // The log is that writer's. To judge it by its index would end the writer's locks, if that is this program.
    const bool isUsual = isRegularFile(path + QStringLiteral("-shm")) && !isThere(path + QStringLiteral("-journal"));
    return isUsual ? OpenAs::Reader : OpenAs::LookWithLog;
}

} // namespace

bool isWrittenHere(const std::optional<Holder> &holder)
{
    return holder && !holder->mayBeGone;
}

Stored<std::unique_ptr<Connection>> readingConnection(const QString &path, const std::optional<Holder> &holder)
{
    auto connection = Connection::open(path, isWrittenHere(holder) ? besideWriter(path) : OpenAs::Look);
    if (!connection)
        return connection;
    // The log is looked at with the first read.
    if (const Stored<QVariant> first = (*connection)->value(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        !first)
        return tl::unexpected(first.error());
    return connection;
}

Stored<std::unique_ptr<Connection>> recognizingConnection(const QString &path, const std::optional<Holder> &holder)
{
    auto connection = readingConnection(path, holder);
    const bool isLogUnreadable = !connection && connection.error().fault == StorageFault::NotRead;
    return isLogUnreadable ? Connection::open(path, OpenAs::LookWithoutLog) : std::move(connection);
}

} // namespace dossier::storage
