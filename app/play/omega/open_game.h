#pragma once

#include "app/play/omega/rules.h"
#include "app/play/open_game.h"

namespace dossier
{

using OpenGame = OpenedGame<OmegaRules>;

/// Opens a game of LEVEL 7.
OrProblem<OpenGame> openGame(const GameRequest &request);

/// Opens the game in the requested file, as `fileThere` found it.
OrProblem<OpenGame> openGameIn(const GameRequest &request, std::optional<storage::CampaignFile> file);

} // namespace dossier
