#pragma once

#include "model/storage/storage_error.h"

#include <sys/types.h>

namespace dossier::storage
{

/// The fault that the system's error number means for a file that was to be made or written.
StorageFault faultOfSystem(int error);

/// The longest name of a campaign file, in bytes: SQLite's own files beside it have longer ones.
inline constexpr int maxFileName = 247;

/// True if a path's name is longer than that.
bool isNameTooLong(const QString &path);

/// Moves a file to the first free name among `path.left`, `path.left2`, …, in one step and over nothing. Gives the new
/// path; the file stays where it is when that fails.
Stored<QString> setAside(const QString &path);

/// A file that is being made in the folder where it shall be, readable by its owner alone. It has no name until it is
/// placed, complete and in one step, so that a maker that dies leaves nothing behind. Where the file system knows no
/// files without a name, it has a hidden one that only its maker removes.
class NewFile
{
public:
    /// Begins an empty file in the folder of that path; the errors name the path.
    static Stored<NewFile> beside(const QString &path);

    NewFile(NewFile &&other) noexcept;
    NewFile(const NewFile &) = delete;
    NewFile &operator=(const NewFile &) = delete;
    NewFile &operator=(NewFile &&) = delete;
    ~NewFile();

    /// Gives it the permissions of another file; leaves them where that one cannot be asked.
    void allowAs(const QString &other);

    /// Lets everybody read it.
    void allowAll();

    /// Appends bytes; false when not all of them could be written.
    bool write(const QByteArray &bytes);

    /// That many bytes from there on; fewer where it ends.
    [[nodiscard]] QByteArray read(qint64 at, int count) const;

    /// Writes bytes over those that are there; false when not all of them could be written.
    bool overwrite(qint64 at, const QByteArray &bytes);

    [[nodiscard]] int descriptor() const { return m_descriptor; }

    /// Puts it in its place, where nothing or an empty file may be; it is on the disk when this returns.
    Done place();

    /// Puts it in its place, where nothing may be, without waiting for the disk. 0, or the system's error number.
    int put();

    /// Puts it in its place over a file that is there, without waiting for the disk. 0, or the system's error number.
    int replace();

    /// The descriptor, with its lock, from now on the caller's to close.
    int release();

private:
    NewFile(QString place, QString hidden, int descriptor);
    [[nodiscard]] int name(const QByteArray &as) const;
    void close();

    QString m_place;
    /// Its name until it is placed; empty where it needs none.
    QString m_hidden;
    int m_descriptor;
};

} // namespace dossier::storage
