#pragma once

#include "damage.h"
#include "sqlite_connection.h"

namespace dossier::storage
{

// The register is all that a file tells beside its journals: campaigns, sessions, players, packs. Every row is sealed
// by a hash of its content, and all of them by one more.

/// Seals the rows whose seal is NULL: those that the transaction around this has changed. What is sealed stays so, that
/// a change elsewhere never hides damage.
Done sealRegister(Connection &connection);

/// What is not as it was sealed.
Stored<std::vector<Damage>> registerDamage(Connection &connection);

} // namespace dossier::storage
