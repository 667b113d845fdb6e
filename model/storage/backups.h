#pragma once

#include "model/storage/campaign_file.h"

#include <QDate>

namespace dossier::storage
{

/// Copies a file into a folder of backups, once a day, and lets older ones go: the last ten days stay, and one of each
/// of the four weeks before. The copy is whole or not there. Done, too, when that day's is there already.
Done keepBackup(CampaignFile &file, const QString &folder, const QDate &day);

/// The backups of a file in that folder, the latest first.
Stored<QStringList> backupsOf(CampaignFile &file, const QString &folder);

/// A copy of a file as it was on a day.
struct DailyCopy
{
    QString path;
    QDate day;
};

/// The latest copy in that folder of a file of that name, without its ending, that cannot be asked for its id.
std::optional<DailyCopy> latestCopy(const QString &folder, const QString &name);

/// Puts a copy of a whole file in a place where nothing is yet, no more open than it, in one step.
Done placeCopy(const QString &copy, const QString &path);

/// Of these days, in any order, those whose backups are to go.
QList<QDate> daysToLetGo(QList<QDate> days);

} // namespace dossier::storage
