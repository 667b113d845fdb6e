#pragma once

#include "views/kit/part.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace dossier
{

/// The answer to the words of a key that a person brought.
struct KeyAdded
{
    QString answer{};
    bool isAdded = false;
};

/// Words of a key that are being typed.
struct TypedWords
{
    /// Each as far as it is known, and if a list has it.
    std::vector<std::pair<QString, bool>> words{};
    /// Why they are no key, as soon as that is certain.
    QString fault{};
    bool isKey = false;
};

/// Runs once a request that takes a while was carried out.
using KeyAnswered = std::function<void(const KeyAdded &)>;

/// The state of the passphrase of the account's key.
struct KeyLock
{
    bool hasPassphrase = false;
    /// The passphrase was not given yet.
    bool isLocked = false;
    /// Neither was that of another key file.
    bool areOthersLocked = false;

    [[nodiscard]] bool awaitsPassphrase() const { return isLocked || areOthersLocked; }
};

/// Requests about the keys of the games' secrets.
struct KeyRequests
{
    /// Returns the words of each key in a line of its own, or why they cannot be read.
    std::function<QString()> read{};
    std::function<KeyAdded(const QString &words)> add{};
    /// Returns what is known of words that are being typed.
    std::function<TypedWords(const QString &words)> check{};
    /// Returns the state of the passphrase.
    std::function<KeyLock()> lock{};
    /// Lets the user choose a key file for a campaign file; the answer is empty when none was chosen.
    std::function<KeyAdded(const QString &campaign)> chooseFile{};
    /// Unlocks the key by its passphrase, or locks it by another one, or by none when it is empty.
    std::function<void(const QString &passphrase, const KeyAnswered &done)> unlock{};
    std::function<void(const QString &passphrase, const KeyAnswered &done)> setPassphrase{};
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
    /// Its last letter was typed with Caps Lock.
    bool isCapsLockOn = false;
    /// A passphrase is being tried or set.
    bool isBusy = false;
    /// The way to unlock a file that was chosen, and the answer to a key file.
    std::optional<int> way{};
    QString fileAnswer{};
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

/// The answer to a key, which can be copied and is read out.
Part keyAnswer(const QString &answer, const QString &key);

/// The field for the words of another key, and the answer to them.
Part addedKeySection(KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed);

} // namespace dossier
