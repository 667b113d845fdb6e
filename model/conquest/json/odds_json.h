#pragma once

#include "model/conquest/table.h"
#include "model/json/json_text.h"

#include <string>

namespace dossier::conquest
{

/// Answers `{"odds": {"at": "1.2", "player": "green", "worth": 2}}` from public knowledge: the odds of the battle there
/// (battle_odds.h), where winning is worth that many aliens beside those that are left (0 by default); `{"odds": null}`
/// when there is none to compute. Throws a Malformed.
std::string describeOdds(const Table &table, const JsonValue &query);

/// Schemas of that line and of its answer.
std::string oddsLineSchema();
std::string oddsAnswerSchema();

} // namespace dossier::conquest
