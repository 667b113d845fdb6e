#pragma once

#include "app/check/kinds.h"

#include <span>

namespace dossier
{

/// The query kinds for the rules of Conquest of Planet Earth.
std::span<const QueryKind> conquestKinds();

/// Computes the chances of a battle; see QueryKind.
std::string conquestBattleResult(const JsonValue &query);

/// Returns one JSON Schema (draft 2020-12) of these queries, with the limits that the reader enforces.
std::string conquestQuerySchema();

} // namespace dossier
