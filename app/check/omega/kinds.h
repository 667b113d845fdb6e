#pragma once

#include "app/check/kinds.h"

#include <span>

namespace dossier
{

/// The query kinds for the rules of LEVEL 7 [OMEGA PROTOCOL].
std::span<const QueryKind> omegaKinds();

// One function for each of the game's query kinds; see QueryKind.
std::string sightResult(const JsonValue &query);
std::string sightMapResult(const JsonValue &query);
std::string distanceResult(const JsonValue &query);
std::string auraResult(const JsonValue &query);
std::string reachResult(const JsonValue &query);
std::string moveResult(const JsonValue &query);
std::string gasResult(const JsonValue &query);
std::string roomsResult(const JsonValue &query);
std::string diceResult(const JsonValue &query);

} // namespace dossier
