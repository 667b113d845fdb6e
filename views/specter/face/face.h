#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// What the window shows of Specter Ops.
GameFace specterFace();

/// Asks for the page that prints, and for the machine to go to the next player.
inline constexpr QLatin1String printAct("print");
inline constexpr QLatin1String handOverAct("handOver");

} // namespace dossier
