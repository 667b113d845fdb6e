#pragma once

#include "model/storage/campaign_file.h"

namespace dossier::storage
{

/// Keeps a pack. The same pack once more is the one that is there.
Stored<PackId> addPack(CampaignFile &file, const Pack &pack);

/// Keeps a pack that has no secrets in the clear: a key is never needed for it. A pack that was kept as a secret no
/// longer is.
Stored<PackId> addOpenPack(CampaignFile &file, const Pack &pack);

/// All packs, oldest first.
Stored<std::vector<PackTitle>> packs(CampaignFile &file);

/// A pack with its content; an error when it is not as it was kept, or is locked.
Stored<Pack> pack(CampaignFile &file, PackId id);

/// Fails when a pack is not as it was kept, as far as that can be seen: a locked one is not read.
Done checkPack(CampaignFile &file, PackId id);

/// Carries a pack over from another file. Where both have the same key no key is needed for it.
Stored<PackId> carryPack(CampaignFile &from, const PackTitle &title, CampaignFile &to);

/// Encrypts all contents of a file that has just got its key.
Done encryptPacks(Connection &connection);

/// Packs whose content is not as it was kept; while the secrets are locked, of those in the clear.
Stored<std::vector<Damage>> packDamage(CampaignFile &file);

} // namespace dossier::storage
