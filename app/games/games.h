#pragma once

#include "app/games/game.h"

namespace dossier
{

/// Every game that Dossier knows, in the order in which people see them. Only this list names a game outside the game's
/// own folders.
const std::vector<Game> &games();

/// The interfaces of these games for `dossier play` and `dossier check`.
PlayedGames gamesByLines();

} // namespace dossier
