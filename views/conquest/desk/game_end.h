#pragma once

#include "views/conquest/words/people.h"
#include "views/session/end_panel.h"

namespace dossier
{

/// Describes the end of a game: the winner by name, the players in the order of their terror, and figures.
GameEnd gameEnd(const conquest::PublicTable &table, const ConquestPeople &people);

} // namespace dossier
