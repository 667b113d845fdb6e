#pragma once

#include "views/conquest/desk/conquest_command.h"

namespace dossier
{

/// Returns the space that a command is about; nothing when there is none.
std::optional<conquest::Place> placeOf(const conquest::PublicTable &table, const conquest::Command &command);

/// Returns the aliens of the player on turn that can still be moved, on a space.
std::vector<conquest::AlienId> movableAt(const conquest::View &seen, conquest::Place at);

/// Returns the spaces to which a due alien may move, and the commands for it.
std::map<conquest::Place, ConquestCommand> movesOf(const ConquestViewPtr &view, conquest::AlienId alien);

/// Returns the spaces that an alien can reach with its remaining points, each with the spaces on the way, the last
/// being the end: CQ-ACT-3, one point for each. Spaces that nobody has declared adjacent are left out.
std::map<conquest::Place, std::vector<conquest::Place>> waysOf(const ConquestViewPtr &view, conquest::AlienId alien);

/// Returns the moves along the way, space after space.
std::vector<ConquestCommand> goingBy(conquest::AlienId alien, const std::vector<conquest::Place> &way);

/// Returns the spaces to which the side that fights may flee, and the commands for it.
std::map<conquest::Place, ConquestCommand> fleesOf(const ConquestViewPtr &view);

/// Makes the command that a view says is due; the view lives as long as the command.
ConquestCommand makeDueCommand(const ConquestViewPtr &view, std::size_t due);

/// True when the command takes cards from a secret hand and another seat looks at the table.
bool isForTheOwner(const conquest::View &seen, const conquest::Command &command);

} // namespace dossier
