#pragma once

#include "model/omega/geometry/board.h"
#include "model/omega/geometry/printing.h"
#include "views/omega/verdict/board_choice.h"

namespace dossier
{

/// What is picked after a press on a space: on a piece the actor, then its target (again: no longer); elsewhere the
/// actor's path goes on to there.
BoardChoice pickedAt(const omega::Board &board, BoardChoice choice, Printing printing, Space space);

/// The actor's path drawn on to a space: one step from where it ends, else back to where it has been, else the cheapest
/// way that the rules allow; where none is, straight on, for the rules to say why not.
std::vector<Space> pathOnTo(const omega::Board &board, const BoardChoice &choice, Printing printing, Space space);

/// What is picked without the last thing that was: the path, then the target, then the actor.
BoardChoice stepBack(BoardChoice choice);

} // namespace dossier
