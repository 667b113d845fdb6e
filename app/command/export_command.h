#pragma once

#include "app/play/game_lines.h"

#include <QStringList>

namespace dossier
{

/// Runs `dossier export` with the arguments after it: writes the public part of a campaign file to a new one. Returns
/// the exit code: 0 when it is written, 2 for wrong usage, 66 when the file cannot be read, 74 when the copy cannot be
/// written.
int runExport(const PlayedGames &games, const QStringList &arguments);

} // namespace dossier
