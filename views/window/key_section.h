#pragma once

#include "views/kit/part.h"

#include <functional>
#include <optional>

namespace dossier
{

/// The answer to the words of a key that a person brought.
struct KeyAdded
{
    QString answer{};
    bool isAdded = false;
};

/// The state of the passphrase of the account's key.
struct KeyLock
{
    bool hasPassphrase = false;
    /// The passphrase was not given yet.
    bool isLocked = false;
    /// Neither was that of another key file.
    bool areOthersLocked = false;
};

/// Requests about the keys of the games' secrets.
struct KeyRequests
{
    /// Returns the words of each key in a line of its own, or why they cannot be read.
    std::function<QString()> read{};
    std::function<KeyAdded(const QString &words)> add{};
    /// Returns the state of the passphrase.
    std::function<KeyLock()> lock{};
    /// Unlocks the key by its passphrase, or locks it by another one, or by none when it is empty.
    std::function<KeyAdded(const QString &passphrase)> unlock{};
    std::function<KeyAdded(const QString &passphrase)> setPassphrase{};
    /// Shows what can be read of a campaign file without its key.
    std::function<void(const QString &path)> readPublic{};
    /// Returns the campaign files and copies whose secrets lie in the clear.
    std::function<QStringList()> findPlain{};
    /// Encrypts them, and returns those that are still in the clear.
    std::function<QStringList()> encryptPlain{};
};

/// The parts of the keys that are on the screen: on request only, while the page is open.
struct KeysShown
{
    QString words{};
    /// Words of another key that are being typed, and the answer to those that were added.
    QString typed{};
    QString answer{};
    /// The passphrase that is being typed, twice for a new one, and the answer to it.
    QString passphrase{};
    QString again{};
    QString lockAnswer{};
    /// Files that are in the clear, once they were looked for.
    std::optional<QStringList> plain{};

    /// Empties it, and overwrites the words.
    void wipe();
};

/// The keys of the games' secrets: their words, a key of another computer, and what is not encrypted. `changed` shows
/// the section again.
Part keySection(KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed);

/// The field for the passphrase of the account's key, or of another one, and the answer to it.
Part passphraseSection(KeysShown &keys, const KeyRequests &requests, bool isOwn, const std::function<void()> &changed);

/// The field for the words of another key, and the answer to them.
Part addedKeySection(KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed);

} // namespace dossier
