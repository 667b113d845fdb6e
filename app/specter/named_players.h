#pragma once

#include "views/specter/words/who_plays.h"

namespace dossier
{

class SpecterSession;
class Translators;

/// Reads the people's names from the session's file, by their roles in the language in which they were written. A
/// person without a role is the agent's player when every hunter has one.
[[nodiscard]] WhoPlays namedPlayers(SpecterSession &session, Translators &translators, int maxLength = maxShownName);

} // namespace dossier
