#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::test
{

/// How a file opened, in a word or two: `writes`, `held by 123`, `fault 3`.
QString told(const storage::Stored<storage::CampaignFile> &file);
QString told(const storage::Stored<storage::Appended> &appended);

} // namespace dossier::test
