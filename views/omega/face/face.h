#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// Returns the window's texts and entries for LEVEL 7 [OMEGA PROTOCOL].
GameFace omegaFace();

/// Id of the entry that opens the guided page for values that an owner reads off the cards.
inline constexpr QLatin1String ownersAct("owners");

} // namespace dossier
