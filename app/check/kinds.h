#pragma once

#include "model/json/json_text.h"

#include <string>
#include <string_view>
#include <vector>

namespace dossier
{

/// A kind of query: reads the query's members and gives the text of its `result`. A member that is at fault is thrown
/// as a Malformed.
struct QueryKind
{
    std::string_view name;
    std::string (*result)(const JsonValue &query);
};

/// The kinds that are answered: those of every game, one game's after another's.
using QueryKinds = std::vector<QueryKind>;

} // namespace dossier
