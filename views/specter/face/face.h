#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// Returns the parts of Specter Ops that the window shows.
GameFace specterFace();

/// Requests that the machine goes to the next player.
inline constexpr QLatin1String handOverAct("handOver");

/// Request a file to read public facts from, and one to write them to.
inline constexpr QLatin1String takeFactsAct("takeFacts");
inline constexpr QLatin1String giveFactsAct("giveFacts");

} // namespace dossier
