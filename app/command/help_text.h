#pragma once

#include "app/play/game_lines.h"

#include <QString>

/// What the program says of its own command line, in the language that is spoken. Needs a QCoreApplication.
namespace dossier
{

/// `dossier --help`.
QString helpText();

/// `dossier check --help` of those games: its kinds of queries, an example, its exit codes.
QString checkHelpText(const PlayedGames &games);

/// How `dossier check` is called; a line.
QString checkUsage();

/// `dossier play --help` of those games: its lines, options and exit codes.
QString playHelpText(const PlayedGames &games);

/// How `dossier play` is called with those games; a line.
QString playUsage(const PlayedGames &games);

} // namespace dossier
