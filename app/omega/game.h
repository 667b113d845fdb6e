#pragma once

#include "app/games/game.h"

namespace dossier
{

class Desk;
class SessionDesk;

/// LEVEL 7 [OMEGA PROTOCOL].
Game omegaGame();

/// Returns the overseer's desk, created on first use.
SessionDesk &omegaDesk(Desk &desk);

} // namespace dossier
