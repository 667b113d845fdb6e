#pragma once

#include "app/play/game_file.h"
#include "views/session/recent_sessions.h"

#include <QString>

#include <optional>
#include <vector>

namespace dossier
{

/// Returns an unused path for a new campaign file of that name in a folder, without characters that file names cannot
/// have.
QString freeFile(const QString &folder, const QString &name);

/// Returns an unused path like `freeFile`, with today's date in the name.
QString freeFileOfToday(const QString &folder, const QString &name);

/// Returns the request for a new session: in an existing campaign file, or else in a new one of that name in the
/// folder.
GameRequest newSessionIn(const QString &folder, const QString &file, const QString &name, const std::string &edition);

/// Returns the campaign files of a folder, the last written first, and the open one from any folder. Does not read
/// their games. `others` are files elsewhere that belong to the list.
std::vector<SessionFile> filesIn(const QString &folder, const QString &open = {}, const QStringList &others = {});

/// Returns the campaign files of a folder, the last played first. Reads the game and the result of the last session
/// from all that may be among the newest; `open` is the open session, which knows both itself. The file that was `left`
/// last after something was played in it always comes first. A file comes before copies of it that it goes on from.
std::vector<SessionFile> campaignFiles(
    const QString &folder, const SessionFile &open = {}, const QString &left = {}, const QStringList &others = {});

/// Returns the game id of a session in a campaign file, by default of the last one; nothing when the file cannot be
/// read or has none.
std::optional<QString> gameOfFile(const QString &path, std::optional<qint64> number = {});

} // namespace dossier
