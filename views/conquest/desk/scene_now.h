#pragma once

#include "views/conquest/board/hex_scene.h"
#include "views/conquest/desk/table_selection.h"

#include <functional>

namespace dossier
{

/// Returns the public events of each of these commands, given one after the other, so that they can be drawn in
/// advance.
using ConquestForesight = std::function<std::vector<conquest::Events>(const std::vector<conquest::Command> &)>;

/// The board as people have it before them: what is due and what is picked is highlighted.
HexScene sceneNow(const TableSelection &look);

/// Draws what commands would do to the tokens on the board, one after the other: dashed where they place one, an arrow
/// where they move one, a word where one stays or has no room.
void addForeseen(HexScene &scene, const std::vector<conquest::Command> &commands, const ConquestForesight &foresight);

} // namespace dossier
