#pragma once

#include "model/storage/campaign_file.h"

#include <QDate>

namespace dossier::storage
{

/// Copies a file into a folder of backups, once a day, and lets older ones go: the last ten days stay, and one of each
/// of the four weeks before. A copy in which somebody played or wrote stays. The copy is whole or not there. Done, too,
/// when that day's is there already.
Done keepBackup(CampaignFile &file, const QString &folder, const QDate &day);

/// The backups of a file in that folder, the latest first.
Stored<QStringList> backupsOf(CampaignFile &file, const QString &folder);

/// A campaign file that can be read in place of one that cannot, and what is in it.
struct KeptCopy
{
    QString path{};
    /// The day in its name; not valid for one that is not of a day.
    QDate day{};
    /// The time of the last entry of its journals, and how many there are in all of them.
    journal::Moment last{};
    std::size_t entries = 0;
    /// The game of that entry, by its id.
    QString game{};
    /// Its fault; the entries are those that can be read all the same.
    std::optional<StorageError> problem{};
};

/// The content of a campaign file, as far as it can be read. No key is needed for it: of an encrypted one the times are
/// those of what everybody may know.
KeptCopy readableContent(const QString &path);

/// True if both are states of one file, and each journal of the earlier one is the beginning of the later one's, which
/// has more: by their chains, whatever the clock said.
bool goesOnFrom(CampaignFile &later, CampaignFile &earlier);

/// The number of entries of all journals of a file; no key is needed for it. Cheap: one row a session is read.
Stored<qint64> entriesIn(CampaignFile &file);

/// The copies of a file that cannot be read, in that folder and beside it: by their content, as far as the file's id or
/// that of a copy of its name can be read, whatever they are called; after those, others that have its name: of a day,
/// or made before an upgrade or when something was saved or rescued. One that goes on from another comes before it,
/// else the one with the later last entry; those of which nothing can be read come last.
std::vector<KeptCopy> copiesOf(const QString &path, const QString &folder);

/// Puts a copy of a whole file in a place where nothing is yet, no more open than it, in one step: of a damaged one all
/// that can be read.
Done placeCopy(const KeptCopy &copy, const QString &path);

/// Of these days, in any order, those whose backups are to go.
QList<QDate> daysToPrune(QList<QDate> days);

} // namespace dossier::storage
