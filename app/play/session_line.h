#pragma once

#include "app/play/game_file.h"

#include <string>

namespace dossier
{

class JsonValue;

/// Answers a line's `"session": {…}`: sets what its members say of the session that is played (`date` as ISO 8601 has
/// it, `mission`, `players` of a `player` and a `role` each, `result`, `notes`), and tells all that is told of it. A
/// game that no file keeps has none. Throws a Malformed.
std::string answerSessionLine(KeptGame &game, const JsonValue &session);

/// The campaigns and sessions of a file, as JSON.
std::string toJson(const std::vector<CampaignListed> &campaigns);

} // namespace dossier
