#pragma once

#include <string>

namespace dossier::storage
{

/// How secret bytes lie in a file.
struct SecretBytes
{
    /// 0: plain, as in files of versions before 3; 1: 16 bytes that name the record, then what the vault encrypted.
    int scheme = 0;
    std::string bytes;
};

} // namespace dossier::storage
