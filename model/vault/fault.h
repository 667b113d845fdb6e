#pragma once

#include <cstdint>

namespace dossier::vault
{

/// Why a key or a record could not be opened.
enum class Fault : std::uint8_t
{
    /// The key, passphrase or paper key is not the one that this was made with.
    WrongKey,
    /// There is no key to open it with.
    MissingKey,
    /// The bytes are not as they were written.
    Damaged,
    /// A newer program wrote it.
    UnknownForm,
    /// Opening it would take more memory or time than any Dossier asks for.
    TooCostly,
    /// A paper key has another number of words than 24.
    WrongCount,
    /// A word of a paper key is in neither list.
    UnknownWord,
};

} // namespace dossier::vault
