#pragma once

#include "model/specter/seen/state.h"
#include "views/session/end_panel.h"
#include "views/specter/words/who_plays.h"

#include <optional>

namespace dossier
{

/// Describes the end of a game, once the sheets that the app keeps are open: the winners by name, the agents and
/// hunters, and figures.
std::optional<GameEnd> gameEnd(const specter::PublicTable &table, const WhoPlays &players);

} // namespace dossier
