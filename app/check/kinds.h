#pragma once

#include "json_text.h"

namespace dossier
{

// One function for each kind of query: reads the query's members and gives the text of its `result`. A member that is
// at fault is thrown as a Malformed.

std::string sightResult(const JsonValue &query);
std::string sightMapResult(const JsonValue &query);
std::string distanceResult(const JsonValue &query);
std::string auraResult(const JsonValue &query);
std::string reachResult(const JsonValue &query);
std::string moveResult(const JsonValue &query);
std::string gasResult(const JsonValue &query);
std::string roomsResult(const JsonValue &query);
std::string diceResult(const JsonValue &query);
std::string specterVisibleResult(const JsonValue &query);
std::string specterMoveResult(const JsonValue &query);
std::string specterSensorResult(const JsonValue &query);
std::string specterAttackResult(const JsonValue &query);
std::string specterInferResult(const JsonValue &query);

} // namespace dossier
