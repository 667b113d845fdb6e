#pragma once

#include "model/storage/sqlite_connection.h"

namespace dossier::storage
{

/// A connection that reads a file whatever its folder allows, with all that was ever committed. Nothing is left behind
/// by it where nobody writes the file; `isHeld` says whether another program does.
Stored<std::unique_ptr<Connection>> readingConnection(const QString &path, bool isHeld);

} // namespace dossier::storage
