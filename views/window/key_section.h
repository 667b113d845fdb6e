#pragma once

#include "views/kit/part.h"

#include <functional>
#include <optional>

namespace dossier
{

/// What came of the words of a key that a person brought.
struct KeyAdded
{
    QString answer{};
    bool isAdded = false;
};

/// Requests about the keys of the games' secrets.
struct KeyRequests
{
    /// Returns the words of each key in a line of its own, or why they cannot be read.
    std::function<QString()> read{};
    std::function<KeyAdded(const QString &words)> add{};
    /// Returns the campaign files and copies whose secrets lie in the clear.
    std::function<QStringList()> findPlain{};
    /// Encrypts these campaigns, deletes the copies of encrypted ones, and returns what is still in the clear.
    std::function<QStringList()> protectPlain{};
};

/// What is shown of the keys: nothing but on request, and only while the page is open.
struct KeysShown
{
    QString words{};
    /// Words of another key that are being typed, and what came of them.
    QString typed{};
    QString answer{};
    /// Files that are in the clear, once they were looked for.
    std::optional<QStringList> plain{};

    /// Empties it, and overwrites the words.
    void wipe();
};

/// The keys of the games' secrets: their words, a key of another computer, and what is not encrypted. `changed` shows
/// the section again.
Part keySection(KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed);

} // namespace dossier
