#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// What the window shows of LEVEL 7 [OMEGA PROTOCOL].
GameFace omegaFace();

/// Asks for the guided page for what an owner reads off the cards.
inline constexpr QLatin1String ownersAct("owners");

} // namespace dossier
