#pragma once

#include "views/conquest/board/hex_scene.h"
#include "views/conquest/desk/table_look.h"

#include <functional>

namespace dossier
{

/// What everybody would see of a command, so that it can be drawn before it is given.
using ConquestForesight = std::function<conquest::Events(const conquest::Command &)>;

/// The board as people have it before them: what is due and what is picked is lit.
HexScene sceneNow(const TableLook &look);

/// Draws what a command would do to the tokens on the board: dashed where it places one, an arrow where it moves one.
void addForeseen(HexScene &scene, const conquest::Command &command, const ConquestForesight &foresight);

/// The ways that tokens go by a command.
std::vector<std::pair<conquest::Place, conquest::Place>> tokenWays(const conquest::Events &events);

} // namespace dossier
