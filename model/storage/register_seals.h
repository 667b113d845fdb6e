#pragma once

#include "model/storage/damage.h"
#include "model/storage/sqlite_connection.h"

#include <QStringList>

namespace dossier::storage
{

// The register is all that a file tells beside its journals: campaigns, sessions, players, packs. Every row is sealed
// by a hash of its content, and all of them by one more. `tables` are the sealed ones of the file's version, by name,
// as the program defines them: a name that only a file says is never put into a statement.

/// Seals the rows whose seal is NULL: those that the transaction around this has changed. What is sealed stays so, that
/// a change elsewhere never hides damage.
Done sealRegister(Connection &connection, const QStringList &tables);

/// What is not as it was sealed.
Stored<std::vector<Damage>> registerDamage(Connection &connection, const QStringList &tables);

} // namespace dossier::storage
