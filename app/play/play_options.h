#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// What the arguments behind `play` ask for; nothing when they are wrong.
std::optional<PlayAsked> playAsked(const QStringList &arguments);

} // namespace dossier
