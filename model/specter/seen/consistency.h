#pragma once

#include "model/specter/seen/state.h"

#include <optional>
#include <string>

namespace dossier::specter
{

/// The JSON pointer of a value that what else is on the table does not bear, such as a turn of a hunter who has left;
/// none when the table is consistent. Only such a table can be shown and played on, so no other is kept: a correction
/// or a ruling that leads to one is malformed.
std::optional<std::string> inconsistency(const PublicTable &table);

/// The same with the sheets that the app keeps.
std::optional<std::string> inconsistency(const PublicTable &table, const std::map<Agent, Sheet> &kept);

} // namespace dossier::specter
