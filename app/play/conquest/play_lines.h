#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// A seat of Conquest of Planet Earth on the command line: a colour, `all`, or `public`.
std::optional<std::string> conquestSeat(const QString &name);

/// Plays it by JSON lines; see GameLines::play.
int playConquest(const GameLines &game, const PlayAsked &asked, std::optional<storage::CampaignFile> file);

} // namespace dossier
