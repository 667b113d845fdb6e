#pragma once

#include "views/kit/map_problem.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <optional>

namespace dossier
{

/// Reads a file of at most `max` bytes.
tl::expected<QByteArray, FileFault> readWholeFile(const QString &path, qint64 max);

/// Writes a file atomically: the old content stays until all new bytes are on disk. A new file is private to its owner;
/// an existing one keeps its permissions. Returns the fault, or nothing.
std::optional<FileFault> writeWholeFile(const QString &path, const QByteArray &bytes);

/// Creates a folder and its missing parents, each private to its owner; returns true when the folder exists.
bool makePrivateFolder(const QString &path);

/// A lock for reading and rewriting the files of a folder. Other programs that wait for it write nothing meanwhile; it
/// ends with the process in any case. The wait is short: after 50 ms, or on a file system without such locks, the work
/// continues without the lock.
class FolderTurn
{
public:
    explicit FolderTurn(const QString &folder);
    ~FolderTurn();
    FolderTurn(const FolderTurn &) = delete;
    FolderTurn &operator=(const FolderTurn &) = delete;
    FolderTurn(FolderTurn &&) = delete;
    FolderTurn &operator=(FolderTurn &&) = delete;

private:
    int m_folder;
};

} // namespace dossier
