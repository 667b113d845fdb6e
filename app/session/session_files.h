#pragma once

#include "app/play/game_file.h"
#include "views/session/recent_sessions.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier
{

/// The path for a new campaign file of that name in a folder, without what no file name has; never one that is there.
QString freeFile(const QString &folder, const QString &name);

/// The same with today's date.
QString freeFileOfToday(const QString &folder, const QString &name);

/// What is asked of a new session: in a campaign file that is there, or else in a new one of that name in the folder.
GameAsked newSessionIn(const QString &folder, const QString &file, const QString &name, const std::string &edition);

/// The campaign files of a folder, the one that was played last first, and the one that is open wherever it lies. What
/// was played in them is not read.
/// `others` are files elsewhere that belong to the list.
std::vector<SessionFile> filesIn(const QString &folder, const QString &open = {}, const QStringList &others = {});

/// The campaign files of a folder, the one that was played last first. What a game is called is read from the latest of
/// them, and how its session ended; `open` is the session that is open, which knows both itself. The file that was
/// `left` last comes first in any case.
std::vector<SessionFile> campaignFiles(
    const QString &folder, const SessionFile &open = {}, const QString &left = {}, const QStringList &others = {});

/// The id of the game of a session in a campaign file, of the last one unless a number says which; none when the file
/// cannot be read or has none.
std::optional<QString> gameOfFile(const QString &path, std::optional<qint64> number = {});

} // namespace dossier
