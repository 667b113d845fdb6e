#pragma once

#include "model/json/json_text.h"

#include <span>
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

/// The kinds of every game, a list for each.
const std::vector<std::span<const QueryKind>> &queryKinds();

} // namespace dossier
