#pragma once

#include "views/conquest/board/hex_scene.h"
#include "views/conquest/desk/table_selection.h"

#include <functional>

namespace dossier
{

/// Returns the public events of each of these commands, given one after the other, so that they can be drawn in
/// advance.
using ConquestForesight = std::function<std::vector<conquest::Events>(const std::vector<conquest::Command> &)>;

/// Returns the current board, with the due spaces and the selection highlighted.
HexScene sceneNow(const TableSelection &look);

/// Draws the effects of commands on the tokens of the board, one after the other: dashed for a new token, an arrow
/// for a move, a word for a token that stays or has no room.
void addForeseen(HexScene &scene, const std::vector<conquest::Command> &commands, const ConquestForesight &foresight);

} // namespace dossier
