#pragma once

#include "model/storage/storage_error.h"

#include <QDate>
#include <QString>

namespace dossier
{

/// The folder where the copies of each day lie, of the campaign files of a folder.
QString dailyCopies(const QString &folder);

/// A new campaign file in place of a damaged one.
struct Rescued
{
    QString path;
    /// The day whose copy it is; not valid when it is what could be read of the damaged file.
    QDate copyOf{};
};

/// Puts a new campaign file beside a damaged one, under a name that is free there: all of it that can be read, each
/// journal up to its last good record; or where nothing can be read the latest copy in that folder. The damaged file
/// stays as it is.
storage::Stored<Rescued> rescueCampaign(const QString &path, const QString &copies);

} // namespace dossier
