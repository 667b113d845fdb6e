#pragma once

#include "model/vault/fault.h"
#include "model/vault/key.h"

#include <tl/expected.hpp>

#include <optional>
#include <string_view>

namespace dossier::vault
{

// A wrap is a key encrypted by another key, so that several keys open the same records, and any of them can be changed
// or removed without a record being written again.

/// The sort of key that opens a wrap.
enum class WrapKind : std::uint8_t
{
    KeyFile = 1,
    Passphrase = 2,
    PaperKey = 3,
};

/// The cost of turning a passphrase into a key by Argon2id. It is stored in the wrap, so that later ones can cost more.
struct PassphraseCost
{
    std::uint64_t passes = 3;
    /// In bytes.
    std::uint64_t memory = std::uint64_t{256} << 20;
    bool operator==(const PassphraseCost &) const = default;
};

using Unwrapped = tl::expected<Key, Fault>;

/// Wraps a key by the key of a key file or of a paper key.
std::string wrapByKey(const Key &key, const Key &by, WrapKind kind);

/// Wraps a key by a passphrase, in UTF-8. `TooCostly`: there is not as much memory.
tl::expected<std::string, Fault> wrapByPassphrase(
    const Key &key, std::string_view passphrase, const PassphraseCost &cost = {});

/// The sort of key that opens it; nothing for bytes that are no wrap, or not as they were written.
std::optional<WrapKind> kindOf(std::string_view wrap);

/// The cost of the passphrase of a wrap; nothing when it has none.
std::optional<PassphraseCost> costOf(std::string_view wrap);

/// The wrapped key. `WrongKey` when the wrap is whole and another key opens it, `Damaged` when it is not whole.
Unwrapped unwrapByKey(std::string_view wrap, const Key &by);

/// The same by a passphrase. `TooCostly`: it names more memory or time than this program takes.
Unwrapped unwrapByPassphrase(std::string_view wrap, std::string_view passphrase);

} // namespace dossier::vault
