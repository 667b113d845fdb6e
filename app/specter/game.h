#pragma once

#include "app/games/game.h"

namespace dossier
{

class Desk;
class SpecterDesk;

/// Specter Ops.
Game specterGame();

/// Returns its desk, created on first use.
SpecterDesk &specterDesk(Desk &desk);

} // namespace dossier
