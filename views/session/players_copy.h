#pragma once

#include "views/kit/game_face.h"

namespace dossier
{

/// Act and menu entry for a copy of a campaign file without its secrets.
inline constexpr QLatin1String playersCopyAct("playersCopy");
GameEntry playersCopyEntry();

} // namespace dossier
