#pragma once

#include "app/games/game.h"

namespace dossier
{

/// Every game that Dossier knows, in the order in which people see them. Nothing outside a game's folders names it but
/// this list.
const std::vector<Game> &games();

/// What `dossier play` and `dossier check` know of them.
PlayedGames gamesByLines();

} // namespace dossier
