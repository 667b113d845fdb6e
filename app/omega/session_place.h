#pragma once

#include "views/session/session_row.h"

#include <optional>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

/// Summarizes the state of a session of LEVEL 7 in that file: its round and its commandos.
SessionPlace omegaPlace(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number);

} // namespace dossier
