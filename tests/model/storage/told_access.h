#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::test
{

/// Returns the outcome of opening in a word or two: `writes`, `held by 123`, `fault 3`.
QString told(const storage::Stored<storage::CampaignFile> &file);
QString told(const storage::Stored<storage::Appended> &appended);

} // namespace dossier::test
