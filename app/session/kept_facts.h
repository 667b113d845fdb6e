#pragma once

#include "app/play/game_file.h"
#include "app/play/session_choice.h"

#include <vector>

namespace dossier
{

/// Returns the facts that the file keeps of a session; empty for a game without a file, or when they cannot be read.
storage::SessionFacts keptFacts(KeptGame &game);

/// Records the players of the session.
storage::Done keepPlayers(KeptGame &game, const std::vector<storage::Player> &players);

/// Records the notes about the session.
storage::Done keepNotes(KeptGame &game, const QString &notes);

} // namespace dossier
