#pragma once

#include "model/storage/backups.h"

#include <QString>

#include <optional>

namespace dossier
{

/// True if play may go on in a new file after that error: something of a damaged one may be readable, and of any other
/// that does not open there may be copies, in that folder or beside it.
bool canBeRescued(const storage::StorageError &error, const QString &copies);

/// The folder where the copies of each day lie, of the campaign files of a folder.
QString dailyCopies(const QString &folder);

/// A new campaign file in place of a damaged one.
struct Rescued
{
    QString path;
    /// The copy that it is; none when it is what could be read of the damaged file.
    std::optional<storage::KeptCopy> copy{};
};

/// Files that play can go on with in place of a campaign file that does not open.
struct Rescues
{
    /// All that can be read of the file itself, each journal up to its last good record; nothing where none of it can.
    std::optional<storage::KeptCopy> rest{};
    /// Its copies, the newest content first.
    std::vector<storage::KeptCopy> copies{};
};

/// Finds replacements of a file that does not open for that reason; the copies of each day lie in that folder.
Rescues rescuesOf(const storage::StorageError &why, const QString &copies);

/// Puts all that can be read of a damaged file into a new one beside it, under a name that is free there. The damaged
/// file stays as it is.
storage::Stored<Rescued> rescueRest(const QString &path);

/// Puts a copy beside the file that it is of, as a new file under a name that is free there. Both stay as they are.
storage::Stored<Rescued> restoreCopy(const storage::KeptCopy &copy, const QString &path);

} // namespace dossier
