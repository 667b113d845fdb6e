#pragma once

#include "model/omega/seen/command.h"

namespace dossier::omega
{

// What cannot be, though all that is named exists: tokens that are not there, a marker twice on a space, less than
// nothing. The path of the member at fault; nothing when it can be.

std::optional<std::string> impossible(const PublicTable &table, const Event &event);
std::optional<std::string> impossible(const PublicTable &table, const Command &command);

} // namespace dossier::omega
