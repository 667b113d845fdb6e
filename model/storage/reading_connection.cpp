#include "model/storage/reading_connection.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <unistd.h>

namespace dossier::storage
{

namespace
{

const QString logEnding = QStringLiteral("-wal");
const QString copyFolder = QStringLiteral("dossier-copy-");

/// The connection, if it reads: the log is looked at with the first read.
Stored<std::unique_ptr<Connection>> tried(Stored<std::unique_ptr<Connection>> connection)
{
    if (!connection)
        return connection;
    if (const Stored<QVariant> first = (*connection)->value(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        !first)
        return tl::unexpected(first.error());
    return connection;
}

/// Removes the copies that a reader which died while it made one has left: they hold every secret.
void clearOldCopies()
{
    constexpr qint64 longEnough = 60;
    const QDateTime now = QDateTime::currentDateTime();
    for (const QFileInfo &left : QDir(QDir::tempPath()).entryInfoList({copyFolder + u'*'}, QDir::Dirs | QDir::Hidden))
        if (left.ownerId() == ::geteuid() && left.lastModified().secsTo(now) > longEnough)
            QDir(left.filePath()).removeRecursively();
}

/// Reads a copy of the file and its log where the log's index can be written. The copy has no name any more when it is
/// open, so that nothing stays of it whenever this program ends.
Stored<std::unique_ptr<Connection>> copied(const QString &path)
{
    clearOldCopies();
    auto folder
        = std::make_unique<QTemporaryDir>(QDir(QDir::tempPath()).filePath(copyFolder + QStringLiteral("XXXXXX")));
    const QString copy = folder->filePath(QStringLiteral("copy"));
    if (!QFile::copy(path, copy) || !QFile::copy(path + logEnding, copy + logEnding))
        return tl::unexpected(StorageError{.fault = StorageFault::NotRead, .file = path});
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    QFile::setPermissions(copy + logEnding, QFile::ReadOwner | QFile::WriteOwner);
    const QString place = folder->path();
    auto connection = tried(Connection::openCopy(path, copy, std::move(folder)));
    QDir(place).removeRecursively();
    return connection;
}

} // namespace

Stored<std::unique_ptr<Connection>> readingConnection(const QString &path, bool isHeld)
{
    const QFileInfo log(path + logEnding);
    // A reader of a log makes it, and its index, where they are not, and leaves them to whoever writes the file next.
    if (isHeld && log.exists())
        return tried(Connection::open(path, OpenAs::Reader));
    if (log.size() == 0)
        return tried(Connection::open(path, OpenAs::Still));
    auto connection = copied(path);
    return connection ? std::move(connection) : tried(Connection::open(path, OpenAs::Reader));
}

} // namespace dossier::storage
