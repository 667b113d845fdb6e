#pragma once

#include "model/storage/storage_error.h"
#include "model/vault/key.h"

#include <QByteArray>

#include <vector>

namespace dossier::storage
{

/// A wrap of the key of a file's secrets (vault/key_wraps.h), as its row has it.
struct KeyWrap
{
    /// The public name of the key in it.
    QByteArray key;
    int kind = 0;
    QByteArray body;
    bool operator==(const KeyWrap &) const = default;
};

/// The key of a file's secrets, as far as it is known here.
struct FileKeys
{
    /// Empty in a file whose secrets are not encrypted.
    std::vector<KeyWrap> wraps{};
    /// Nothing while the secrets cannot be read; `fault` says why.
    vault::KeyPtr key{};
    StorageFault fault = StorageFault::KeyMissing;
    /// The person's key, from outside the file, that the file was opened with.
    vault::KeyPtr by{};
    /// True for a copy of the public part of another file: it has no secrets, and is only read (public_copy.h).
    bool isPublicCopy = false;

    [[nodiscard]] bool isEncrypted() const { return !wraps.empty(); }

    [[nodiscard]] bool isLocked() const { return isEncrypted() && !key; }

    /// True if cells of both can be exchanged as they are.
    [[nodiscard]] bool hasKeyOf(const FileKeys &other) const
    {
        return isEncrypted() == other.isEncrypted() && (!isEncrypted() || wraps.front().key == other.wraps.front().key);
    }
};

} // namespace dossier::storage
