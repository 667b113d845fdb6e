#pragma once

#include "model/specter/seen/refusal.h"
#include "views/board/board_view.h"
#include "views/session/game_page.h"
#include "views/specter/selection/specter_command.h"

namespace dossier
{

/// A page on which Specter Ops is played.
using SpecterPage = GamePage<BoardView, specter::View, specter::Command, specter::Violation>;

} // namespace dossier
