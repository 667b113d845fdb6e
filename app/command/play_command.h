#pragma once

#include "app/play/game_lines.h"

#include <QStringList>

namespace dossier
{

/// Runs `dossier play` for those games with the arguments after `play`: plays one by JSON lines, with one line of
/// answer for each. Returns the exit code: 0, 2 for wrong usage, 66 when the game could not be opened, 74 when reading
/// or writing fails. Needs a QCoreApplication for its words, and the resources.
int runPlay(const PlayedGames &games, const QStringList &arguments);

} // namespace dossier
