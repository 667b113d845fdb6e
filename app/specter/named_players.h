#pragma once

#include "views/specter/words/who_plays.h"

namespace dossier
{

class SpecterSession;
class Translators;

/// The names of the people that the session's file tells, by their roles in whatever language it was written. Who has
/// no role is the agent's player where every hunter has one.
[[nodiscard]] WhoPlays namedPlayers(SpecterSession &session, Translators &translators);

} // namespace dossier
