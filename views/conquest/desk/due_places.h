#pragma once

#include "views/conquest/desk/conquest_command.h"

namespace dossier
{

/// The space that a command is about; none where it is about none.
std::optional<conquest::Place> placeOf(const conquest::PublicTable &table, const conquest::Command &command);

/// The aliens of the player on turn that can still be moved, on a space.
std::vector<conquest::AlienId> movableAt(const conquest::View &seen, conquest::Place at);

/// Where an alien may go by what is due, and the commands for it.
std::map<conquest::Place, ConquestCommand> movesOf(const ConquestViewPtr &view, conquest::AlienId alien);

/// Where an alien can go with the points that are left, and by which spaces, the last where it ends: CQ-ACT-3, a point
/// for each. What nobody has said to be adjacent is left out.
std::map<conquest::Place, std::vector<conquest::Place>> waysOf(const ConquestViewPtr &view, conquest::AlienId alien);

/// Goes there, space after space.
std::vector<ConquestCommand> goingBy(conquest::AlienId alien, const std::vector<conquest::Place> &way);

/// Where those who fight may flee to, and the commands for it.
std::map<conquest::Place, ConquestCommand> fleesOf(const ConquestViewPtr &view);

/// Makes the command that a view says is due; the view lives as long as the command.
ConquestCommand makeDueCommand(const ConquestViewPtr &view, std::size_t due);

/// Whether the hand that a command takes cards of is its owner's secret, and another seat looks at the table.
bool isForTheOwner(const conquest::View &seen, const conquest::Command &command);

} // namespace dossier
