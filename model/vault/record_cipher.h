#pragma once

#include "model/vault/fault.h"
#include "model/vault/key.h"

#include <tl/expected.hpp>

#include <string_view>

namespace dossier::vault
{

/// The place of an encrypted record. The record is bound to it: in any other it is taken for damaged.
struct RecordName
{
    /// Random names of the campaign and the session, the side that may read it, and the record's own name.
    std::string_view campaign = {};
    std::string_view session = {};
    std::string_view side = {};
    std::string_view record = {};
    /// The sort of record, such as `journal`, and its number among those of its sort.
    std::string_view kind = {};
    std::uint64_t number = 0;
    /// Bytes that lie in the clear beside it and may not be changed either.
    std::string_view beside = {};
};

/// Bytes that a plain text is padded to before it is encrypted: steps of 64 up to 1,024 bytes, then of an eighth to a
/// sixteenth of its size, so that its length tells little.
std::size_t paddedSize(std::size_t plain);

/// Encrypts by XChaCha20-Poly1305 (IETF): one byte for the form, 24 random ones, the padded text, 16 of its tag.
std::string encrypt(const Key &key, const RecordName &name, std::string_view plain);

/// The plain text. `Damaged`: a byte of it, of its name or of what lies beside it is another, or so is the key.
tl::expected<std::string, Fault> decrypt(const Key &key, const RecordName &name, std::string_view cell);

} // namespace dossier::vault
