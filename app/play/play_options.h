#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// What the arguments behind `play` ask for of those games; nothing when they are wrong.
std::optional<PlayAsked> playAsked(const PlayedGames &games, const QStringList &arguments);

} // namespace dossier
