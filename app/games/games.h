#pragma once

#include "app/games/game.h"

namespace dossier
{

/// Every game that Dossier knows, in the order in which people see them. Nothing outside a game's folders names it but
/// this list.
const std::vector<Game> &games();

/// What `dossier check` answers of: those games, and those of whom nothing but that is there yet.
PlayedGames askedGames();

} // namespace dossier
