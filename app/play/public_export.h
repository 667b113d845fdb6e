#pragma once

#include "app/play/game_lines.h"

namespace dossier
{

/// Writes the public part of a campaign file to a path where nothing is yet; see `storage::writePublicCopy`. Sessions
/// of unknown games fail as damaged.
storage::Done exportPublic(storage::CampaignFile &file, const PlayedGames &games, const QString &path);

} // namespace dossier
