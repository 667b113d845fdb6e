#pragma once

#include "model/storage/campaign_file.h"
#include "model/vault/fault.h"
#include "model/vault/key.h"

#include <string_view>

namespace dossier
{

// The key files of this account. They lie outside the folders of campaigns, so that a copied, synced or backed-up
// campaign does not bring its key along; they protect nothing from somebody who uses this account. New campaigns are
// encrypted by one of them; the others, named `*.key` beside it, open campaigns of other computers.

/// The path of the key file by which new campaigns are encrypted: DOSSIER_KEY_FILE of the environment, or else in the
/// folder of settings.
QString keyFilePath();

/// The key for a campaign file, from a file named by a person or else from the account's key files: the one that opens
/// it, or the first. That one is made, readable by its owner alone, when there is none yet, unless the campaign is
/// encrypted already: then the key is elsewhere, and there is none. Errors name the key file: it is missing, cannot be
/// read, or cannot be made.
storage::Stored<vault::KeyPtr> keyFor(const QString &campaign, const QString &named = {});

/// The keys of all key files of this account that can be read, the one for new campaigns first. It is made when there
/// is no key file yet.
storage::Stored<std::vector<vault::KeyPtr>> accountKeys();

/// True when a passphrase locks the key file for new campaigns, and it was not given in this program yet.
bool isKeyLocked();

/// True when a passphrase that was not given in this program yet locks another key file of this account, or a given
/// one.
bool areOtherKeysLocked();

/// True when a passphrase belongs to the key file for new campaigns, given or not.
bool hasPassphrase();

/// Opens the locked key files of this account, given ones, and a named one, that this passphrase opens, until the
/// program ends. `WrongKey` when it opens none, `Damaged`, `TooCostly` and `UnknownForm` as the file has it. Takes
/// about half a second for each locked file; any thread may do it.
tl::expected<void, vault::Fault> unlockKeys(std::string_view passphrase, const QString &named = {});

/// Locks the key file for new campaigns by another passphrase, or by none when it is empty. The key stays the same, so
/// that no campaign is written again. It must not be locked. Takes as long; any thread may do it.
storage::Done setPassphrase(std::string_view passphrase);

/// Opens a campaign by a key file from elsewhere, which stays where it is, until the program ends. `KeyLocked` when it
/// waits for its passphrase, `WrongKey` when it is that of other campaigns, `NotRead` when it is no key file.
storage::Done useKeyFile(const QString &path, const QString &campaign);

/// True when nobody opens the secrets of that file again once the keys are locked, except by a passphrase or a key file
/// from elsewhere.
bool canBeLocked(storage::CampaignFile &file);

/// Forgets the keys that a passphrase opened, and the key files from elsewhere; a passphrase that is being tried opens
/// none.
void lockKeys();

/// The files of a key that was added.
struct AddedKey
{
    QString path;
    /// The new name of the locked key file for new campaigns that the added one replaces; empty when there was none.
    QString moved{};
};

/// Makes a key file of that key, readable by its owner alone, beside those that are there, unless one of them has it.
/// While a passphrase locks the key for new campaigns, the added key takes its place: the passphrase may be forgotten.
storage::Stored<AddedKey> addKey(const vault::Key &key);

/// Opens a campaign file with that key, or without one where it cannot be read: all that everybody may know opens.
storage::Stored<storage::CampaignFile> openWithKey(const QString &campaign);

} // namespace dossier
