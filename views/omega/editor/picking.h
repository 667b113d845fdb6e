#pragma once

#include "model/omega/geometry/board.h"
#include "model/omega/geometry/printing.h"
#include "views/omega/verdict/board_choice.h"

namespace dossier
{

/// Returns the picks after a press on a space. A press on a piece picks the actor, then its target (pressed again,
/// unpicks it); elsewhere it extends the actor's path to there.
BoardChoice pickedAt(const omega::Board &board, BoardChoice choice, Printing printing, Space space);

/// Returns the actor's path extended to a space: one step from its end, else back to a space that it has passed, else
/// the cheapest legal way; where there is none, a straight line, so that the rules can say why not.
std::vector<Space> pathOnTo(const omega::Board &board, const BoardChoice &choice, Printing printing, Space space);

/// Returns the choice without its last pick: the path, then the target, then the actor.
BoardChoice stepBack(BoardChoice choice);

} // namespace dossier
