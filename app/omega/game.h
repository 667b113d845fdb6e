#pragma once

#include "app/games/game.h"

namespace dossier
{

class Desk;
class SessionDesk;

/// LEVEL 7 [OMEGA PROTOCOL].
Game omegaGame();

/// The overseer's desk, which is made when it is first asked for.
SessionDesk &omegaDesk(Desk &desk);

} // namespace dossier
