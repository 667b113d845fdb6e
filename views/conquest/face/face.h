#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// What the window shows of Conquest of Planet Earth.
GameFace conquestFace();

// What its menu entries and its start card ask for: a sample of each mode, in a file of its own and ready to be
// played; the owner's pages; the machine for the next player.
inline constexpr QLatin1String competitiveSampleAct("competitiveSample");
inline constexpr QLatin1String cooperativeSampleAct("cooperativeSample");
inline constexpr QLatin1String ownBoxAct("ownBox");
inline constexpr QLatin1String handOverConquestAct("handOver");

} // namespace dossier
