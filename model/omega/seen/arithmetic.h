#pragma once

#include "model/omega/seen/command.h"

namespace dossier::omega
{

// Events that are impossible although all named things exist: missing tokens, a marker twice on a space, negative
// numbers. Returns the path of the faulty member; nothing when the event is possible.

std::optional<std::string> impossible(const PublicTable &table, const Event &event);
std::optional<std::string> impossible(const PublicTable &table, const Command &command);

/// Returns a fault that only corrections can have: a figure in a wall or half off the map (OP-GRID-1), or one that
/// stands with all wounds or without a space (OP-DOWN-1). It names the missing part.
std::optional<std::string> impossibleByHand(const PublicTable &table, const Event &event);

} // namespace dossier::omega
