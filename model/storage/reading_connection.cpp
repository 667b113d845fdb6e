#include "model/storage/reading_connection.h"

#include "model/storage/log_beside.h"

#include <QFileInfo>

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

} // namespace

Stored<std::unique_ptr<Connection>> readingConnection(const QString &path, bool isHeld)
{
    // A reader of a log makes it, and its index, where they are not, and leaves them to whoever writes the file next.
    const bool followsWriter = isHeld && QFileInfo::exists(path + QStringLiteral("-wal")) && !hasForeignLog(path);
    auto connection = Connection::open(path, followsWriter ? OpenAs::Reader : OpenAs::Look);
    if (!connection)
        return connection;
    // The log is looked at with the first read.
    if (const Stored<QVariant> first = (*connection)->value(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        !first)
        return tl::unexpected(first.error());
    return connection;
}

} // namespace dossier::storage
