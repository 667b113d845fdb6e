#pragma once

#include "model/omega/seen/refusal.h"
#include "views/board/board_view.h"
#include "views/omega/selection/omega_command.h"
#include "views/session/game_page.h"

namespace dossier
{

/// A page on which LEVEL 7 is played.
using OmegaPage = GamePage<BoardView, omega::View, omega::Command, omega::Violation>;

} // namespace dossier
