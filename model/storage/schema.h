#pragma once

#include "model/storage/sqlite_connection.h"

#include <QStringList>

#include <span>
#include <vector>

namespace dossier::storage
{

/// Brings a database from one version to the next: SQL statements that run in one transaction. A statement that changes
/// rows of a sealed table, or its columns, sets their `seal` to NULL: they are sealed again at the end.
using SchemaStep = std::vector<QString>;

/// `Doss` in ASCII: marks a SQLite file as a campaign file.
inline constexpr int applicationId = 0x446F7373;

/// The steps from nothing to what this program reads and writes; a step that was released never changes.
std::span<const SchemaStep> schemaSteps();

/// The version that steps lead to.
int versionAfter(std::span<const SchemaStep> steps);

/// The version of a database.
Stored<int> versionOf(Connection &connection);

/// True when the file has what everybody may know of packs apart: one of an earlier version that is only looked at has
/// not.
bool hasOpenParts(Connection &connection);

/// Takes a database step by step to the last version, each step whole or not at all.
Done upgrade(Connection &connection, std::span<const SchemaStep> steps);

/// The tables whose rows are sealed, by name, after these steps: those that the program defines, whatever a file says.
Stored<QStringList> sealedTablesAfter(std::span<const SchemaStep> steps);

/// All that a database defines, as text.
Stored<QString> definitionsOf(Connection &connection);

/// All that a database defines after these steps.
Stored<QString> definitionsAfter(std::span<const SchemaStep> steps);

} // namespace dossier::storage
