#pragma once

#include "model/conquest/table.h"
#include "model/json/json_text.h"

#include <string>

namespace dossier::conquest
{

/// Answers `{"odds": {"at": "1.2", "player": "green", "worth": 2}}` by what everybody knows: what the battle there
/// brings (battle_odds.h), winning being worth so many aliens beside those that are left (none unless said); `{"odds":
/// null}` where there is none to reckon. Throws a Malformed.
std::string tellOdds(const Table &table, const JsonValue &asked);

/// The schemas of that line and of its answer.
std::string oddsLineSchema();
std::string oddsAnswerSchema();

} // namespace dossier::conquest
