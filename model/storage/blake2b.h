#pragma once

#include "model/journal/hash_chain.h"

namespace dossier::storage
{

/// BLAKE2b-256, the hash of all chains and seals in a campaign file.
journal::Digest blake2b(std::string_view bytes);

} // namespace dossier::storage
