#pragma once

#include "app/play/game_lines.h"

#include <QStringList>

namespace dossier
{

/// `dossier play` of those games with the arguments behind `play`: plays one by JSON lines, a line of answer for each.
/// Returns the exit code: 0, 2 for wrong usage, 66 when the game could not be opened, 74 when reading or writing fails.
/// Needs a QCoreApplication for its words, and the resources.
int runPlay(const PlayedGames &games, const QStringList &arguments);

} // namespace dossier
