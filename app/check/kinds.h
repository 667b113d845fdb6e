#pragma once

#include "model/json/json_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace dossier
{

/// A kind of query: reads the query's members and returns the text of its `result`. Throws a Malformed for a member at
/// fault.
struct QueryKind
{
    std::string_view name;
    std::string (*result)(const JsonValue &query);
};

/// The kinds of query that are answered: those of every game, game by game.
using QueryKinds = std::vector<QueryKind>;

} // namespace dossier
