#pragma once

#include "app/games/game.h"

namespace dossier
{

class Desk;
class SpecterDesk;

/// Specter Ops.
Game specterGame();

/// Its desk, which is made when it is first asked for.
SpecterDesk &specterDesk(Desk &desk);

} // namespace dossier
