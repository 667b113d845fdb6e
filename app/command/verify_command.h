#pragma once

#include "app/play/game_lines.h"

#include <QStringList>

namespace dossier
{

/// Runs `dossier verify` with the arguments after it: holds what everybody was shown in a file's sessions against their
/// seals, and prints the outcome. Needs no key. Returns the exit code: 0 when all that was shown is as sealed, 1 when
/// something is not, 3 when it cannot be judged, 2 for wrong usage, 66 when the file cannot be read.
int runVerify(const PlayedGames &games, const QStringList &arguments);

} // namespace dossier
