#pragma once

#include "app/games/game.h"

namespace dossier
{

class ConquestDesk;
class Desk;

/// Conquest of Planet Earth.
Game conquestGame();

/// Its desk, which is made when it is first asked for.
ConquestDesk &conquestDesk(Desk &desk);

} // namespace dossier
