#pragma once

#include "app/check/kinds.h"

#include <span>

namespace dossier
{

/// What is answered of the rules of Conquest of Planet Earth.
std::span<const QueryKind> conquestKinds();

/// The chances of a battle; see QueryKind.
std::string conquestBattleResult(const JsonValue &query);

/// One JSON Schema (draft 2020-12) of these queries, with the limits that the reader holds them to.
std::string conquestQuerySchema();

} // namespace dossier
