#pragma once

#include "storage_error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <functional>
#include <map>
#include <memory>

struct sqlite3;

namespace dossier::storage
{

/// How a database is opened.
enum class OpenAs : std::uint8_t
{
    /// To write, making it when it is not there.
    Writer,
    Reader,
    /// To read a file that nobody writes, in a folder that cannot be written.
    Still,
    /// In memory alone.
    Memory,
};

/// One connection to a SQLite database. It trusts nothing that the file says about itself; every error names the file.
class Connection
{
public:
    static Stored<std::unique_ptr<Connection>> open(const QString &path, OpenAs as);

    /// Reads a copy of a file that lies in another folder, and keeps that folder as long; errors name the file.
    static Stored<std::unique_ptr<Connection>> openCopy(
        const QString &path, const QString &copy, std::unique_ptr<QTemporaryDir> folder);

    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    Connection(Connection &&) = delete;
    Connection &operator=(Connection &&) = delete;

    /// Makes the journal a write-ahead log that is on the disk before a commit returns.
    Done makeDurable();

    Done run(const QString &sql, const QVariantList &values = {});

    /// Calls `take` with each row until it answers false.
    Done each(const QString &sql, const QVariantList &values, const std::function<bool(const QSqlQuery &)> &take);

    /// The first row's first value, or an invalid one.
    Stored<QVariant> value(const QString &sql, const QVariantList &values = {});

    /// Runs `work` as one transaction: all of it is on the disk when this returns, or nothing.
    Done transaction(const std::function<Done()> &work);

    /// Runs `work` on the file as it is at one moment, whatever another program writes meanwhile.
    Done reading(const std::function<Done()> &work);

    /// Writes a whole copy to a path where nothing is yet; it is on the disk when this returns.
    Done copyTo(const QString &path);

    /// Lets nothing be written from now on.
    Done forbidWriting();

    /// The row that was added last.
    [[nodiscard]] qint64 lastRow() const;

    /// How many rows the last change met.
    [[nodiscard]] int changedRows() const;

    /// Whether the file is still where it was opened.
    [[nodiscard]] bool isInPlace() const;

    [[nodiscard]] StorageError error(StorageFault fault) const;

    [[nodiscard]] const QString &file() const { return m_file; }

private:
    Connection(QString path, OpenAs as);
    Done connect(const QString &database);
    Done harden();
    [[nodiscard]] sqlite3 *handle() const;

    /// Whether the write-ahead log is where it should be after a commit.
    [[nodiscard]] bool hasLog() const;

    [[nodiscard]] StorageError error(const QSqlError &error) const;
    Done execute(QSqlQuery &query, const QVariantList &values);

    QString m_file;
    OpenAs m_as;
    bool m_hasLog = false;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_name;
    QSqlDatabase m_database;
    /// Prepared statements that answer with no rows.
    std::map<QString, QSqlQuery> m_statements;
};

} // namespace dossier::storage
