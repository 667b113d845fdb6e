#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// Every game that `dossier play` knows, the usual one first.
const std::vector<GameLines> &playedGames();

/// The game of that id; null when there is none.
const GameLines *playedGame(const QString &id);

} // namespace dossier
