#pragma once

#include "model/storage/file_keys.h"
#include "model/storage/file_state.h"
#include "model/storage/file_watch.h"
#include "model/storage/log_word.h"
#include "model/storage/sqlite_limits.h"
#include "model/storage/storage_error.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <functional>
#include <map>
#include <memory>

struct sqlite3;
struct sqlite3_file;

namespace dossier::storage
{

class NewFile;

/// How a database is opened.
enum class OpenAs : std::uint8_t
{
    /// To write, making it when it is not there.
    Writer,
    /// To read a file that another program writes.
    Reader,
    /// To read a file that nobody writes, with its log if that is its own, changing no byte beside it.
    Look,
    /// The same with whatever log lies there.
    LookWithLog,
    /// The same without a log.
    LookWithoutLog,
    /// To write a file that has no name yet.
    New,
    /// In memory alone.
    Memory,
};

/// One connection to a SQLite database. It trusts nothing that the file says about itself; every error names the file.
class Connection
{
public:
    static Stored<std::unique_ptr<Connection>> open(const QString &path, OpenAs as);

    /// Writes a database into a file that is being made, which outlives the connection; errors name that path.
    static Stored<std::unique_ptr<Connection>> openNew(const QString &path, const NewFile &file);

    ~Connection();
    Connection(const Connection &) = delete;
    Connection &operator=(const Connection &) = delete;
    Connection(Connection &&) = delete;
    Connection &operator=(Connection &&) = delete;

    /// Makes the journal a write-ahead log that is on the disk before a commit returns, and takes up the words of
    /// log_word.h.
    Done makeDurable();

    /// Takes up the words of a file: when it is made durable, and after its version changed.
    Done takeUpWords();

    Done run(const QString &sql, const QVariantList &values = {});

    /// Calls `take` with each row until it answers false.
    Done each(const QString &sql, const QVariantList &values, const std::function<bool(const QSqlQuery &)> &take);

    /// The first row's first value, or an invalid one.
    Stored<QVariant> value(const QString &sql, const QVariantList &values = {});

    /// Runs `work` as one transaction: all of it is on the disk when this returns, or nothing. Fails with `Replaced` or
    /// `Vanished` when the file is not the one that was opened.
    Done transaction(const std::function<Done()> &work);

    /// Runs `work` on the file as it is at one moment, whatever another program writes meanwhile.
    Done reading(const std::function<Done()> &work);

    /// Writes a copy of it all to a path where nothing is yet, no more open than the file, with a word of its own; it
    /// is on the disk when this returns. Also of a file that was replaced or has vanished, as long as it is open here.
    /// `isMarked`: it misses something, as the file does.
    Done copyTo(const QString &path, bool isMarked = false);

    /// The same into a file that is being made for that path, and not placed yet.
    Done copyInto(NewFile &copy, const QString &path, bool isMarked = false);

    /// Carries what the log holds over into the file, which then has everything by itself, and empties the log. While
    /// somebody reads what is in the log, what can be is carried over and the log stays.
    Done foldIn();

    /// True if the file is marked: its log has something that it has not.
    [[nodiscard]] bool isMarked() const { return m_marked; }

    /// The word of the newest state here; without a value in a file without words.
    Stored<std::optional<LogWord>> word();

    /// Writes the next words with a mark, so that a file that misses its log goes on saying so.
    void setMarkKept(bool isKept) { m_markKept = isKept; }

    /// Asked at the beginning of each transaction: whether this program may still write.
    void setGuard(std::function<Done()> guard) { m_guard = std::move(guard); }

    /// Lets nothing be written from now on.
    Done forbidWriting();

    /// True if a read of a file that is looked at has failed: its content may be another than was found.
    [[nodiscard]] bool hasFailedToRead() const;

    /// The row that was added last.
    [[nodiscard]] qint64 lastRow() const;

    /// How many rows the last change met.
    [[nodiscard]] int changedRows() const;

    /// Fails with `Vanished` when no file is there any more, and with `Replaced` when it, or its log, is not as this
    /// program left it. A log that was taken away is made again: what it holds is still open here.
    Done checkFiles();

    /// Removes the log and its index, if they are those that are open here and nobody else reads them. `isSaved`: what
    /// the log holds is in another file; else it stays unless it is empty.
    void removeOwnLog(bool isSaved = false);

    [[nodiscard]] StorageError error(StorageFault fault) const;

    [[nodiscard]] const QString &file() const { return m_file; }

    /// The key of the file's secrets, as far as it was taken up.
    [[nodiscard]] const FileKeys &keys() const { return m_keys; }

    void setKeys(FileKeys keys) { m_keys = std::move(keys); }

    /// Locks the secrets of a file that stays open.
    void forgetKeys()
    {
        m_keys.key.reset();
        m_keys.by.reset();
        m_keys.fault = StorageFault::KeyLocked;
    }

private:
    Connection(QString path, OpenAs as);
    Done connect(const QString &database);
    Done harden();
    [[nodiscard]] sqlite3 *handle() const;

    /// True if another file lies at the path now than the one that is open here.
    [[nodiscard]] bool hasMoved() const;
    [[nodiscard]] sqlite3_file *fileHandle() const;
    [[nodiscard]] sqlite3_file *logHandle() const;

    [[nodiscard]] QString logPath() const { return m_file + QStringLiteral("-wal"); }

    [[nodiscard]] QString indexPath() const { return m_file + QStringLiteral("-shm"); }

    void rememberFile();
    void rememberLog();
    Done checkLog();
    Done restoreLog();
    Done writeWord(const LogWord &word);
    Done markFile(const std::optional<Word> &current = std::nullopt);
    Stored<quint32> wordPageNumber();
    [[nodiscard]] qint64 logSizeNow() const;
    void reserveLog();
    void dropUncommitted(qint64 end);
    [[nodiscard]] Done guard() const;
    Done commit(const std::function<Done()> &work);
    [[nodiscard]] QByteArray wordPage() const;
    [[nodiscard]] bool hasSmallBlocks() const;

    [[nodiscard]] StorageError error(const QSqlError &error) const;
    Done execute(QSqlQuery &query, const QVariantList &values);

    QString m_file;
    OpenAs m_as;
    /// The file, its log and the log's index as they were left; nothing before the file is made durable.
    std::optional<FileStates> m_left;
    std::unique_ptr<FileWatch> m_watch;
    /// The file, or its log, was replaced: nothing more is written.
    bool m_replaced = false;
    /// The log was taken away and could not be made again: nothing more can be written.
    bool m_isBroken = false;
    bool m_isForbidden = false;
    /// The page that has the row of `log_word`, counted from 1; 0 until the words of the file are taken up.
    quint32 m_wordPage = 0;
    qint64 m_pageSize = 0;
    /// The word of the newest state, and the one that the file by itself had when its log was last empty.
    LogWord m_word{noWord(), noWord(), false};
    bool m_marked = false;
    /// Where the last commit in the log ends; what follows is room for the next.
    qint64 m_logEnd = 0;
    /// A commit is in the log whose mark could not be written.
    bool m_isMarkDue = false;
    bool m_markKept = false;
    std::function<Done()> m_guard;
    FileKeys m_keys;
    Effort m_effort;
    QString m_name;
    QSqlDatabase m_database;
    /// Prepared statements that answer with no rows.
    std::map<QString, QSqlQuery> m_statements;
};

} // namespace dossier::storage
