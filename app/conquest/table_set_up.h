#pragma once

#include "app/conquest/game_session.h"
#include "views/conquest/setup/wish.h"

namespace dossier
{

/// Sets up the table of a session according to the wish, draws the hands that the app keeps, and begins the game unless
/// people have to act first.
void setUpTable(ConquestSession &session, const ConquestWish &wish, const DrawBelow &draw);

} // namespace dossier
