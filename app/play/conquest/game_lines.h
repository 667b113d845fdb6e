#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// Conquest of Planet Earth by JSON lines: so far what `dossier check` answers of it, and no play.
GameLines conquestGameLines();

} // namespace dossier
