#pragma once

#include "views/kit/map_problem.h"

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

#include <optional>

namespace dossier
{

/// Reads a file of up to so many bytes.
tl::expected<QByteArray, FileFault> readWholeFile(const QString &path, qint64 most);

/// Writes a file whole or not at all: what was there before stays until the new bytes are all on the disk. A new file
/// is its owner's alone; one that is there keeps its permissions. Returns why not.
std::optional<FileFault> writeWholeFile(const QString &path, const QByteArray &bytes);

/// Makes a folder with those above it that are missing, each its owner's alone; whether it is there.
bool makePrivateFolder(const QString &path);

/// A turn to read and write again the files of a folder. Other programs that wait for theirs write nothing meanwhile;
/// the end of this program ends it, however it ends. Nobody is kept waiting long: where the turn does not come within
/// 50 ms, or the system knows no such locks there, the work goes on without.
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
