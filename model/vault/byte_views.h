#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace dossier::vault
{

/// A text as the library takes it.
inline const unsigned char *bytesIn(std::string_view text)
{
    return reinterpret_cast<const unsigned char *>(text.data());
}

inline unsigned char *bytesIn(std::string &text)
{
    return reinterpret_cast<unsigned char *>(text.data());
}

/// Eight bytes, the lowest first.
inline std::string textOf(std::uint64_t number)
{
    std::string bytes;
    for (unsigned shift = 0; shift < 64; shift += 8)
        bytes += static_cast<char>(static_cast<unsigned char>(number >> shift));
    return bytes;
}

} // namespace dossier::vault
