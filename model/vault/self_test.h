#pragma once

namespace dossier::vault
{

/// True if the ciphers and hashes of this computer's library give the published answers, and refuse a changed byte. It
/// takes less than 2 ms.
bool passesSelfTest();

} // namespace dossier::vault
