#pragma once

#include <QByteArray>
#include <QString>

#include <sys/types.h>

#include <optional>

namespace dossier::storage
{

/// A file as the system tells of it, to notice that it is another one or was written by others.
struct FileState
{
    dev_t device = 0;
    ino_t inode = 0;
    qint64 size = 0;
    /// Nanoseconds since 1970.
    qint64 modified = 0;
    bool operator==(const FileState &) const = default;

    [[nodiscard]] bool isSameFile(const FileState &other) const
    {
        return device == other.device && inode == other.inode;
    }
};

/// The state of what lies at a path; nothing where nothing is.
std::optional<FileState> fileState(const QString &path);

/// A campaign file and what SQLite keeps beside it.
struct FileStates
{
    std::optional<FileState> file;
    std::optional<FileState> log;
    std::optional<FileState> index;
    /// The page of the file that has its word.
    QByteArray wordPage;
};

} // namespace dossier::storage
