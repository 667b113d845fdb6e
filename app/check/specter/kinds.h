#pragma once

#include "app/check/kinds.h"

#include <span>

namespace dossier
{

/// The query kinds for the rules of Specter Ops.
std::span<const QueryKind> specterKinds();

// One function for each of the game's query kinds; see QueryKind.
std::string specterVisibleResult(const JsonValue &query);
std::string specterMoveResult(const JsonValue &query);
std::string specterSensorResult(const JsonValue &query);
std::string specterAttackResult(const JsonValue &query);
std::string specterInferResult(const JsonValue &query);

} // namespace dossier
