#pragma once

#include "sqlite_connection.h"

namespace dossier::storage
{

/// A connection that reads a file whatever its folder allows, with all that was ever committed.
Stored<std::unique_ptr<Connection>> readingConnection(const QString &path);

} // namespace dossier::storage
