#pragma once

#include "model/omega/seen/state.h"

#include <optional>
#include <string>

namespace dossier::omega
{

/// Returns the JSON pointer of a value that contradicts the rest of the table, such as a turn of a figure that has
/// left; none when the table is consistent. Only a consistent table can be shown and played on, so a correction or a
/// ruling that leads to another is malformed.
std::optional<std::string> inconsistency(const PublicTable &table);

/// Returns the pointer of a value that names a missing figure, space, card or other thing.
std::optional<std::string> unknownOn(const PublicTable &table);

} // namespace dossier::omega
