#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace dossier::journal
{

/// A hash of 256 bits.
using Digest = std::array<std::uint8_t, 32>;

/// Hash function of a chain; the files use BLAKE2b-256.
using Hash = Digest (*)(std::string_view bytes);

/// Returns a digest's bytes as text.
inline std::string bytesOf(const Digest &digest)
{
    return {digest.begin(), digest.end()};
}

/// Returns the next link of a chain. A change to one link changes all links after it.
inline Digest linked(const Digest &previous, std::string_view bytes, Hash hash)
{
    return hash(bytesOf(previous).append(bytes));
}

} // namespace dossier::journal
