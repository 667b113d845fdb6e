#include "reading_connection.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace dossier::storage
{

namespace
{

Stored<std::unique_ptr<Connection>> tried(const QString &path, OpenAs as)
{
    Stored<std::unique_ptr<Connection>> connection = Connection::open(path, as);
    if (!connection)
        return connection;
    // The log is looked at with the first read.
    if (const Stored<QVariant> first = (*connection)->value(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        !first)
        return tl::unexpected(first.error());
    return connection;
}

} // namespace

Stored<std::unique_ptr<Connection>> readingConnection(const QString &path)
{
    Stored<std::unique_ptr<Connection>> connection = tried(path, OpenAs::Reader);
    const bool hasLog = QFileInfo(path + QStringLiteral("-wal")).size() > 0;
    // A log cannot be read without a place for its index; without one the file alone is all there is.
    if (!connection && connection.error().fault != StorageFault::Damaged && !hasLog)
        return tried(path, OpenAs::Still);
    return connection;
}

} // namespace dossier::storage
