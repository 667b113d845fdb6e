#pragma once

#include "views/session/told_session.h"

#include <optional>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

/// Where a session of Specter Ops in that file stands: its turn and how many hunters there are.
ToldPlace specterPlace(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number);

} // namespace dossier
