#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::storage
{

Stored<CampaignId> addCampaign(CampaignFile &file, const Campaign &campaign);
Done changeCampaign(CampaignFile &file, CampaignId id, const Campaign &campaign);

/// All campaigns, oldest first.
Stored<std::vector<Listed<Campaign>>> campaigns(CampaignFile &file);

} // namespace dossier::storage
