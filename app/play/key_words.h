#pragma once

#include <QString>

#include <string>
#include <utility>
#include <vector>

namespace dossier
{

/// The text for a person who asked for keys in words or brought some, and the exit code of a command that does so.
struct KeyAnswer
{
    QString text{};
    int code = 0;
};

/// The keys of this account as 24 words each, in Italian or else in English, a line for each key; or why they cannot be
/// read.
KeyAnswer keysInWords();

/// Words of a key that are being typed.
struct TypedKey
{
    /// Each as far as it is known, and if a list has it.
    std::vector<std::pair<QString, bool>> words{};
    /// Why they are no key, as soon as that is certain.
    QString fault{};
    bool isKey = false;
};

TypedKey typedKey(std::string words);

/// Makes a key file of 24 words, beside those that are there. Says where it is, or why the words are no key.
KeyAnswer addKeyOfWords(std::string words);

/// Opens a campaign by a key file from elsewhere. Says why it does not; nothing when it does.
KeyAnswer openedByFile(const QString &path, const QString &campaign);

/// Opens the keys of this account, and that of a named file, that this passphrase locks. Says why they stay locked;
/// nothing when they are open.
KeyAnswer unlockedBy(std::string passphrase, const QString &named = {});

/// Opens them by the first line of a file.
KeyAnswer unlockedByFile(const QString &path, const QString &named = {});

/// Locks the account's key by another passphrase, or by none when it is empty. Says so, or why it was not done.
KeyAnswer lockedBy(std::string passphrase);

} // namespace dossier
