#pragma once

#include "model/storage/campaign_file.h"
#include "model/vault/key.h"

namespace dossier
{

// The key file of this account. It lies outside the folders of campaigns, so that a copied, synced or backed-up
// campaign does not bring its key along; it protects nothing from somebody who uses this account.

/// The path of the key file: DOSSIER_KEY_FILE of the environment, or else in the folder of settings.
QString keyFilePath();

/// The key for a campaign file, from a file named by a person or else from the account's key file. That one is made,
/// readable by its owner alone, when there is none yet, unless the campaign is encrypted already: then the key is
/// elsewhere, and there is none. Errors name the key file: it is missing, cannot be read, or cannot be made.
storage::Stored<vault::KeyPtr> keyFor(const QString &campaign, const QString &named = {});

/// Makes the account's key file, readable by its owner alone, of that key. Returns the key that is there then: another
/// one when there was one, which stays.
storage::Stored<vault::KeyPtr> placeKey(const vault::Key &key);

/// The 24 words of a key, in Italian or else in English.
std::string wordsOf(const vault::Key &key);

/// Opens a campaign file with that key, or without one where it cannot be read: all that everybody may know opens.
storage::Stored<storage::CampaignFile> openWithKey(const QString &campaign);

} // namespace dossier
