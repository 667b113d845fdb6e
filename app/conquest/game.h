#pragma once

#include "app/games/game.h"

namespace dossier
{

class ConquestDesk;
class Desk;

/// Conquest of Planet Earth.
Game conquestGame();

/// Returns its desk, created on first use.
ConquestDesk &conquestDesk(Desk &desk);

} // namespace dossier
