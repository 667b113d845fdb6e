#pragma once

#include "model/storage/backups.h"

#include <QString>

#include <optional>

namespace dossier
{

/// True when play can continue in a new file after that error: a damaged file may be partly readable, and any other
/// file that does not open may have copies, in that folder or beside it.
bool canBeRescued(const storage::StorageError &error, const QString &copies);

/// Returns the folder of the daily copies for the campaign files of a folder.
QString dailyCopies(const QString &folder);

/// A new campaign file that replaces a damaged one.
struct Rescued
{
    QString path;
    /// The copy that it was made from; nothing when it holds the readable part of the damaged file.
    std::optional<storage::KeptCopy> copy{};
};

/// Possible replacements of a campaign file that does not open.
struct Rescues
{
    /// The readable part of the file itself, each journal up to its last good record; nothing when no part is readable.
    std::optional<storage::KeptCopy> rest{};
    /// Its copies, the newest content first.
    std::vector<storage::KeptCopy> copies{};
};

/// Finds replacements of a file that does not open for that reason; `copies` is the folder of the daily copies.
Rescues rescuesOf(const storage::StorageError &why, const QString &copies);

/// Copies the readable part of a damaged file to a new file beside it, under a free name. The damaged file stays
/// unchanged.
storage::Stored<Rescued> rescueRest(const QString &path);

/// Copies a backup to a new file beside the original, under a free name. Both stay unchanged.
storage::Stored<Rescued> restoreCopy(const storage::KeptCopy &copy, const QString &path);

} // namespace dossier
