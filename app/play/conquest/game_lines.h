#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// Conquest of Planet Earth by JSON lines: so far only the queries of `dossier check`, and no play.
GameLines conquestGameLines();

} // namespace dossier
