#pragma once

#include "model/omega/seen/state.h"

#include <optional>
#include <string>

namespace dossier::omega
{

/// The JSON pointer of a value that what else is on the table does not bear, such as a turn of a figure that has left;
/// none when the table is consistent. Only such a table can be shown and played on, so no other is kept: a correction
/// or a ruling that leads to one is malformed.
std::optional<std::string> inconsistency(const PublicTable &table);

/// The same of what names a figure, a space, a card or anything else that is not there.
std::optional<std::string> unknownOn(const PublicTable &table);

} // namespace dossier::omega
