#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::storage
{

/// Keeps a pack. The same pack once more is the one that is there.
Stored<PackId> addPack(CampaignFile &file, const Pack &pack);

/// All packs, oldest first.
Stored<std::vector<PackTitle>> packs(CampaignFile &file);

/// A pack with its content; an error when it is not as it was kept.
Stored<Pack> pack(CampaignFile &file, PackId id);

/// Packs whose content is not as it was kept.
Stored<std::vector<Damage>> packDamage(CampaignFile &file);

} // namespace dossier::storage
