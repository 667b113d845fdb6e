#pragma once

#include "views/session/told_session.h"

#include <optional>

namespace dossier::storage
{
class CampaignFile;
}

namespace dossier
{

/// Summarizes the state of a session of LEVEL 7 in that file: its round and its commandos.
ToldPlace omegaPlace(std::optional<storage::CampaignFile> &file, const QString &path, qint64 number);

} // namespace dossier
