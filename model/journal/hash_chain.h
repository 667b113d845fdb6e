#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace dossier::journal
{

/// A hash of 256 bits.
using Digest = std::array<std::uint8_t, 32>;

/// The hash function is passed in: BLAKE2b-256 in the files.
using Hash = Digest (*)(std::string_view bytes);

/// A digest's bytes as text.
inline std::string bytesOf(const Digest &digest)
{
    return {digest.begin(), digest.end()};
}

/// The next link of a chain. Any change to this link or one before it changes all that follow.
inline Digest linked(const Digest &previous, std::string_view bytes, Hash hash)
{
    return hash(bytesOf(previous).append(bytes));
}

} // namespace dossier::journal
