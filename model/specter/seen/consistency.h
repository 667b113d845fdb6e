#pragma once

#include "model/specter/seen/state.h"

#include <optional>
#include <string>

namespace dossier::specter
{

/// Returns the JSON pointer of a value that contradicts the rest of the table, such as a turn of a hunter who has left;
/// none when the table is consistent. Only a consistent table can be shown and played on, so a correction or a ruling
/// that leads to another is malformed.
std::optional<std::string> inconsistency(const PublicTable &table);

/// Also checks the sheets that the app keeps.
std::optional<std::string> inconsistency(const PublicTable &table, const std::map<Agent, Sheet> &kept);

} // namespace dossier::specter
