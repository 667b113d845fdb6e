#pragma once

#include "app/play/game_lines.h"

#include <QString>

/// The program's texts about its own command line, in the current language. Needs a QCoreApplication.
namespace dossier
{

/// Returns the text of `dossier --help`.
QString helpText();

/// Returns the text of `dossier check --help` for those games: its kinds of queries, an example, its exit codes.
QString checkHelpText(const PlayedGames &games);

/// Returns the usage line of `dossier check`.
QString checkUsage();

/// Returns the usage and the help of `dossier key`.
QString keyUsage();
QString keyHelpText();

/// Returns the usage of `dossier verify`, and its help.
QString verifyUsage();
QString verifyHelpText();

/// Returns the usage of `dossier export`, and its help.
QString exportUsage();
QString exportHelpText();

/// Returns the usage of `dossier campaign`, and its help.
QString campaignUsage();
QString campaignHelpText();

/// Returns the text of `dossier play --help` for those games: its lines, options and exit codes.
QString playHelpText(const PlayedGames &games);

/// Returns the usage line of `dossier play` for those games.
QString playUsage(const PlayedGames &games);

} // namespace dossier
