#pragma once

#include "model/storage/campaign_values.h"
#include "model/storage/storage_error.h"
#include "views/session/told_session.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

/// What is kept of the sessions of a folder of campaign files, the file that was written last first. A file that cannot
/// be read is one entry with the reason.
/// `others` are files elsewhere that belong to the list.
std::vector<ToldSession> sessionsIn(const QString &folder, const QStringList &others = {});

/// Whether a file is a campaign's, by its name.
bool isCampaignFile(const QString &path);

/// Writes what was changed of what is told of a session, each value by itself. One that its file tells otherwise than
/// before is not written.
storage::Stored<FactsKept> changeFacts(const QString &path, qint64 number, const FactsChange &change);

/// Changes the facts as `changeFacts` does, for a person who cannot be asked any more: disputed ones go to the notes,
/// in the same opening of the file.
storage::Done keepFactsBeside(const QString &path, qint64 number, const FactsChange &change);

/// Writes how a session ended into what is told of it, unless people told it already in words other than those of
/// `before`; whether it is written.
storage::Stored<bool> keepResult(
    storage::CampaignFile &file, storage::SessionId session, const QStringList &before, const QString &result);

/// The campaign files that were put away, the last one first.
std::vector<ToldSession> deletedIn(const QString &folder);

/// Where something is that was brought back.
struct BroughtBack
{
    QString path;
    /// The session is again in the file that it was taken out of; else it is in a file of its own.
    bool isInItsFile = false;
};

/// Brings back what was put away: a session that was taken out of a file goes back into it, if that lies in the folder
/// still; any other file is moved among the others, under a name that is free there.
storage::Stored<BroughtBack> bringBack(const QString &path);

/// Moves a session into the folder `deleted` beside its file, under a name that is free there; nothing is destroyed. A
/// file with other sessions stays and loses this one; any other moves with all that belongs to it. Gives the new path.
/// A file that another program holds stays as it is.
storage::Stored<QString> putAway(const QString &path, qint64 number);

} // namespace dossier
