#pragma once

#include "model/storage/storage_error.h"

#include <sys/types.h>

namespace dossier::storage
{

/// What the system's error number says of a file that was to be made or written.
StorageFault faultOfSystem(int error);

/// The longest name of a campaign file, in bytes: SQLite's own files beside it have longer ones.
inline constexpr int longestFileName = 247;

/// Whether a path's name is longer than that.
bool isNameTooLong(const QString &path);

/// A file that is being made: in the folder where it shall be, under a name that only such files have, open to its
/// owner alone, and locked while its maker lives. It comes to its place whole, in one step, or is gone.
class NewFile
{
public:
    /// Begins an empty file beside that path; the errors name the path.
    static Stored<NewFile> beside(const QString &path);

    NewFile(NewFile &&other) noexcept;
    NewFile(const NewFile &) = delete;
    NewFile &operator=(const NewFile &) = delete;
    NewFile &operator=(NewFile &&) = delete;
    ~NewFile();

    /// Where it is until it is placed.
    [[nodiscard]] const QString &path() const { return m_path; }

    /// Lets it be as open as that file is; as it is, where that cannot be asked.
    void allowAs(const QString &other);

    /// Lets everybody read it.
    void allowAll();

    bool write(const QByteArray &bytes);

    /// Puts it in its place, where nothing or an empty file may be; it is on the disk when this returns.
    Done place();

    /// Puts it in its place, where nothing may be, without waiting for the disk. 0, or the system's error number.
    int put();

    /// The same, whatever is there.
    int replace();

    /// The descriptor, with its lock, from now on the caller's to close.
    int release();

private:
    NewFile(QString place, QString path, int descriptor);
    void close();

    QString m_place;
    QString m_path;
    int m_descriptor;
};

/// Removes from a folder what makers that have died left there.
void clearLeftBehind(const QString &folder);

} // namespace dossier::storage
