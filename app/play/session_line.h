#pragma once

#include "app/play/game_file.h"

#include <functional>
#include <string>

namespace dossier
{

class JsonValue;

/// Converts a stored result of a session of that game to readable form.
using ResultReader = std::function<QString(const QString &kept)>;
using ResultOfGame = std::function<QString(const QString &game, const QString &kept)>;

/// Answers a line's `"session": {…}`: sets its members as facts of the current session (`date` as in ISO 8601,
/// `mission`, `players` of a `player` and a `role` each, `result`, `notes`), and returns all facts of the session. A
/// game without a file has none. The result is returned in readable form; setting it to the same readable text keeps
/// the stored form of the game. Throws a Malformed.
std::string answerSessionLine(KeptGame &game, const JsonValue &session, const ResultReader &read);

/// Returns the campaigns and sessions of a file as JSON.
std::string toJson(const std::vector<CampaignListed> &campaigns, const ResultOfGame &read);

} // namespace dossier
