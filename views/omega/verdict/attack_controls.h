#pragma once

#include "views/kit/part.h"
#include "views/omega/verdict/board_question.h"

namespace dossier
{

/// Fields for an attack: weapon or kind, dice and defense that abilities add, a reroll; and for a move: the actions
/// taken together, and whether the diagonal is used. Each enters a whole new choice; hidden where nothing is chosen.
Part attackControls(
    const omega::Board &board, const BoardChoice &choice, Printing printing, const Action<BoardChoice> &changed);

} // namespace dossier
