#pragma once

#include "app/play/game_file.h"
#include "app/play/session_choice.h"

#include <vector>

namespace dossier
{

/// What the file keeps of a session; nothing where no file keeps it, or it cannot be read.
storage::SessionFacts keptFacts(KeptGame &game);

/// Keeps who plays in it.
storage::Done keepPlayers(KeptGame &game, const std::vector<storage::Player> &players);

} // namespace dossier
