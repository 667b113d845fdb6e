#pragma once

#include "views/specter/words/who_plays.h"

namespace dossier
{

class SpecterSession;

/// The names of the people that the session's file tells: a hunter's by his card, the other is the agent's.
[[nodiscard]] WhoPlays namedPlayers(SpecterSession &session);

} // namespace dossier
