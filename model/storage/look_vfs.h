#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

struct sqlite3;

namespace dossier::storage
{

/// The name of a way for SQLite to read a file together with the log beside it, if that is its own, while nobody writes
/// either: it takes no lock, makes no file and changes no byte. The parameter `log` of the file's URI is `own` for
/// that, `any` to read whatever log is there, and `none` to read the file by itself.
const char *lookVfs();

/// True if a read of a database that is open in that way has failed: its content may be another than was found.
bool hasFailedToRead(sqlite3 *database);

/// The bytes of a database file, read through SQLite's own files: to open and close one by itself would end the locks
/// that SQLite holds on it in this process.
class DatabaseBytes
{
public:
    explicit DatabaseBytes(const QString &path);
    ~DatabaseBytes();
    DatabaseBytes(const DatabaseBytes &) = delete;
    DatabaseBytes &operator=(const DatabaseBytes &) = delete;
    DatabaseBytes(DatabaseBytes &&) = delete;
    DatabaseBytes &operator=(DatabaseBytes &&) = delete;

    [[nodiscard]] bool isOpen() const;

    /// That many bytes from there on; fewer where the file ends or cannot be read.
    [[nodiscard]] QByteArray read(qint64 at, int count) const;

private:
    struct Opened;
    std::unique_ptr<Opened> m_opened;
};

} // namespace dossier::storage
