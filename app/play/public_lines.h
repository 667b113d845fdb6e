#pragma once

#include "model/journal/seen/journal_line.h"
#include "model/storage/campaign_file.h"

#include <string_view>
#include <vector>

namespace dossier
{

/// Returns the actions of a session's public journal that stand, from its public records alone. Fails with `Damaged`
/// where these make no journal.
storage::Stored<std::vector<journal::PublicLine>> standingLines(
    storage::CampaignFile &file, storage::SessionId session);

/// Converts a game's id or an edition, as files have it.
QString asEdition(std::string_view id);

} // namespace dossier
