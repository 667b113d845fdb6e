#pragma once

#include "model/storage/campaign_file.h"
#include "model/storage/campaign_values.h"
#include "views/session/session_row.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace dossier
{

/// Campaign files that were opened to be looked at, by path.
using FilesLookedAt = std::map<QString, storage::CampaignFile>;

/// Returns the sessions of a folder of campaign files, the last written file first. An unreadable file is one entry
/// with the reason. `others` are files elsewhere that belong to the list. Whoever reads on in the files gets them
/// `opened`, as many as a program may hold.
std::vector<SessionRow> sessionsIn(
    const QString &folder, const QStringList &others = {}, FilesLookedAt *opened = nullptr);

/// True when the name is that of a campaign file.
bool isCampaignFile(const QString &path);

/// Writes the changed facts of a session, value by value. A value that differs in its file from the one before the
/// change is not written.
storage::Stored<FactsKept> changeFacts(const QString &path, qint64 number, const FactsChange &change);

/// Changes the facts like `changeFacts`, when the user can no longer be asked: disputed values go to the notes, in the
/// same opening of the file.
storage::Done keepFactsBeside(const QString &path, qint64 number, const FactsChange &change);

/// Writes the result of a session to its facts, unless people have written one in words other than those of `before`;
/// returns true when it was written.
storage::Stored<bool> keepResult(
    storage::CampaignFile &file, storage::SessionId session, const QStringList &before, const QString &result);

/// Gives a file whose name is no text a free name that can be read, and its log with it. Returns the new path.
storage::Stored<QString> renamedReadably(const QByteArray &path);

/// Returns the deleted campaign files, the last deleted first.
std::vector<SessionRow> deletedIn(const QString &folder);

/// The place of a restored session.
struct BroughtBack
{
    QString path;
    /// True when the session is again in its original file; otherwise it is in a file of its own.
    bool isInItsFile = false;
};

/// Restores a deleted file: a session that was taken out of a file goes back into it, if that file is still in the
/// folder; any other file is moved among the others, under a free name.
storage::Stored<BroughtBack> bringBack(const QString &path);

/// Moves a session into the folder `deleted` beside its file, under a free name; nothing is destroyed. A file with
/// other sessions stays and loses this one; any other file moves with its companion files. Returns the new path. A file
/// that another program holds stays unchanged.
storage::Stored<QString> putAway(const QString &path, qint64 number);

} // namespace dossier
