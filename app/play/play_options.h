#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// Returns the request of the arguments after `play` for those games; nothing when they are wrong.
std::optional<PlayRequest> parsePlayRequest(const PlayedGames &games, const QStringList &arguments);

} // namespace dossier
