#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// Returns the parts of Specter Ops that the window shows.
GameFace specterFace();

/// Asks for the machine to go to the next player.
inline constexpr QLatin1String handOverAct("handOver");

/// Asks for a file to take public facts from, and for one to write them to.
inline constexpr QLatin1String takeFactsAct("takeFacts");
inline constexpr QLatin1String giveFactsAct("giveFacts");

} // namespace dossier
