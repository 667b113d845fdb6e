#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// Returns the parts of Conquest of Planet Earth that the window shows.
GameFace conquestFace();

// Requests of its menu entries and its start card: a sample of each mode, in a file of its own and ready to be
// played; the owner's pages; the machine for the next player.
inline constexpr QLatin1String competitiveSampleAct("competitiveSample");
inline constexpr QLatin1String cooperativeSampleAct("cooperativeSample");
inline constexpr QLatin1String ownBoxAct("ownBox");
inline constexpr QLatin1String handOverConquestAct("handOver");

} // namespace dossier
