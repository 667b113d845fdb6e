#pragma once

#include <optional>
#include <string>

namespace dossier::storage
{

// The one place through which secrets enter and leave the file: the vault will seal them here.

/// How secret bytes lie in a file.
struct SecretBytes
{
    /// 0: plain.
    int scheme = 0;
    std::string bytes;
};

inline SecretBytes sealed(std::string plain)
{
    return {0, std::move(plain)};
}

/// The plain bytes; nothing when they are sealed in a way that this program does not know.
inline std::optional<std::string> unsealed(const SecretBytes &secret)
{
    return secret.scheme == 0 ? std::optional(secret.bytes) : std::nullopt;
}

} // namespace dossier::storage
