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

/// Requests about the keys of the games' secrets.
struct KeyRequests
{
    /// Returns the words of each key in a line of its own, or why they cannot be read.
    std::function<QString()> read{};
    std::function<KeyAdded(const QString &words)> add{};
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
    /// Files that are in the clear, once they were looked for.
    std::optional<QStringList> plain{};

    /// Empties it, and overwrites the words.
    void wipe();
};

/// The keys of the games' secrets: their words, a key of another computer, and what is not encrypted. `changed` shows
/// the section again.
Part keySection(KeysShown &keys, const KeyRequests &requests, const std::function<void()> &changed);

} // namespace dossier
