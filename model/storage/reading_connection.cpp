#include "reading_connection.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace dossier::storage
{

namespace
{

const QString logEnding = QStringLiteral("-wal");

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

/// Reads a copy of the file and its log where the log's index can be written.
Stored<std::unique_ptr<Connection>> copied(const QString &path)
{
    auto folder = std::make_unique<QTemporaryDir>();
    const QString copy = folder->filePath(QStringLiteral("copy"));
    if (!QFile::copy(path, copy) || !QFile::copy(path + logEnding, copy + logEnding))
        return tl::unexpected(StorageError{.fault = StorageFault::NotRead, .file = path});
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    QFile::setPermissions(copy + logEnding, QFile::ReadOwner | QFile::WriteOwner);
    return tried(Connection::openCopy(path, copy, std::move(folder)));
}

} // namespace

Stored<std::unique_ptr<Connection>> readingConnection(const QString &path)
{
    Stored<std::unique_ptr<Connection>> connection = tried(Connection::open(path, OpenAs::Reader));
    if (connection || connection.error().fault == StorageFault::Damaged)
        return connection;
    // Here the index of the log cannot be made. Without a log the file is all there is, and nobody writes it.
    return QFileInfo(path + logEnding).size() > 0 ? copied(path) : tried(Connection::open(path, OpenAs::Still));
}

} // namespace dossier::storage
