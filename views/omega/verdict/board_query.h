#pragma once

#include "views/omega/verdict/board_question.h"

#include <string>

namespace dossier
{

/// Returns the question on screen as a line for `dossier check`: `omega.move` when a path is drawn, else `omega.sight`
/// when there is a target, else `omega.reach`. Empty when there is no such question: without an actor, for a move that
/// is not judged, and for a clone on a map with vents, which `check` does not support.
std::string queryLine(const omega::Board &board, const BoardChoice &choice, Printing printing);

} // namespace dossier
