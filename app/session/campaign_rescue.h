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

/// Puts a new campaign file beside a damaged one, under a name that is free there: all of it that can be read, each
/// journal up to its last good record; or where nothing can be read the copy with the newest content, of those in that
/// folder and beside it. The damaged file stays as it is.
storage::Stored<Rescued> rescueCampaign(const QString &path, const QString &copies);

} // namespace dossier
