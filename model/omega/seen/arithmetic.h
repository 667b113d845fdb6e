#pragma once

#include "model/omega/seen/command.h"

namespace dossier::omega
{

// What cannot be, though all that is named exists: tokens that are not there, a marker twice on a space, less than
// nothing. The path of the member at fault; nothing when it can be.

std::optional<std::string> impossible(const PublicTable &table, const Event &event);
std::optional<std::string> impossible(const PublicTable &table, const Command &command);

/// Finds what a correction alone may not make: somebody in a wall or half off the map (OP-GRID-1), who stands with all
/// wounds or without a space (OP-DOWN-1). It names what is missing.
std::optional<std::string> impossibleByHand(const PublicTable &table, const Event &event);

} // namespace dossier::omega
