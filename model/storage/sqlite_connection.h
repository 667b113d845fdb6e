#pragma once

#include "model/storage/sqlite_limits.h"
#include "model/storage/storage_error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QVariant>

#include <sys/types.h>

#include <array>
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

    /// Writes a whole copy to a path where nothing is yet, no more open than the file; it is on the disk when this
    /// returns. `finish` is done to the copy before it is there.
    Done copyTo(const QString &path, const std::function<Done(Connection &)> &finish);

    /// Carries what the log holds over into the file, which then has everything by itself, and empties the log.
    /// False while somebody reads what is in the log; what could be was carried over all the same.
    Stored<bool> emptyLog();

    /// Whether the file itself says that there is more in its log; see open_mark.h.
    [[nodiscard]] bool isMarked() const { return m_marked; }

    void setMarked(bool marked) { m_marked = marked; }

    /// Asked at the beginning of each transaction: whether this program may still write.
    void setGuard(std::function<Done()> guard) { m_guard = std::move(guard); }

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

    /// The log and its index as the system knows them; nothing where they are not.
    using LogFiles = std::array<std::optional<std::pair<dev_t, ino_t>>, 2>;
    [[nodiscard]] LogFiles logFiles() const;

    /// Makes the log again when somebody has removed it: what it holds is not lost, for it is still open here.
    Done keepLog();
    [[nodiscard]] bool hasSmallBlocks() const;

    [[nodiscard]] StorageError error(const QSqlError &error) const;
    Done execute(QSqlQuery &query, const QVariantList &values);

    QString m_file;
    OpenAs m_as;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::optional<LogFiles> m_log;
    bool m_marked = false;
    std::function<Done()> m_guard;
    Effort m_effort;
    QString m_name;
    QSqlDatabase m_database;
    /// Prepared statements that answer with no rows.
    std::map<QString, QSqlQuery> m_statements;
};

} // namespace dossier::storage
