#pragma once

#include "app/play/game_lines.h"

#include <QStringList>

namespace dossier
{

/// Runs `dossier campaign` with the arguments after it: lists, searches or counts the sessions of a file by what
/// everybody may know of them. Uses no key and changes nothing. Returns the exit code: 0, 1 when a search finds
/// nothing, 2 for wrong usage, 66 when the file or one of the sessions cannot be read, 74 when writing fails.
int runCampaign(const PlayedGames &games, const QStringList &arguments);

} // namespace dossier
