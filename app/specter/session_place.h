#pragma once

#include "views/session/session_row.h"

#include <optional>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

/// Summarizes the state of a session of Specter Ops in that file: its turn and the number of hunters.
SessionPlace specterPlace(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number);

} // namespace dossier
