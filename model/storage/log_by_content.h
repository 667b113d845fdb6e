#pragma once

#include "model/storage/campaign_values.h"
#include "model/storage/sqlite_connection.h"

#include <QString>

#include <memory>
#include <optional>

namespace dossier::storage
{

/// Judges the log beside a file of the version that had no words: it belongs if both together are whole, by SQLite's
/// structure, the seals of the register and the chains of all journals, and hold all that the file has by itself.
/// Nothing where they cannot be read now.
std::optional<bool> belongsByContent(const QString &path);

/// True if all of an open campaign is as it was written: its structure, its register and each journal.
bool isIntact(const std::shared_ptr<Connection> &connection);

/// The sessions of a copy whose journals are not, by their chains, the beginnings of those in the file.
Stored<std::vector<SessionId>> journalsBeyond(Connection &file, Connection &copy);

} // namespace dossier::storage
