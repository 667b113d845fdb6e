#pragma once

#include "app/play/game_file.h"

#include <functional>
#include <string>

namespace dossier
{

class JsonValue;

/// How a session ended, as it is read, of what a file keeps of it; of a session of that game.
using ResultReader = std::function<QString(const QString &kept)>;
using ResultOfGame = std::function<QString(const QString &game, const QString &kept)>;

/// Answers a line's `"session": {…}`: sets what its members say of the session that is played (`date` as ISO 8601 has
/// it, `mission`, `players` of a `player` and a `role` each, `result`, `notes`), and tells all that is told of it. A
/// game that no file keeps has none. How it ended is told as it is read, and stays as its game kept it where that
/// is said again. Throws a Malformed.
std::string answerSessionLine(KeptGame &game, const JsonValue &session, const ResultReader &read);

/// The campaigns and sessions of a file, as JSON.
std::string toJson(const std::vector<CampaignListed> &campaigns, const ResultOfGame &read);

} // namespace dossier
