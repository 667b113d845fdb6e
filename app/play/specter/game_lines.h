#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// Specter Ops by JSON lines.
GameLines specterGameLines();

} // namespace dossier
