#pragma once

#include "model/storage/sqlite_connection.h"

namespace dossier::storage
{

/// Reads the wraps of a file and opens the one that `by` opens. Files of versions before 3 have none.
Stored<FileKeys> keysOf(Connection &connection, vault::KeyPtr by);

/// The key of a file that gets its first one: of this key and the file's id alone, so that copies which are encrypted
/// apart from each other have the same one.
Stored<FileKeys> newKeys(Connection &connection, vault::KeyPtr by);

/// Writes the wraps of a file that has none yet, within a change of its register, and takes up its key.
Done addKeys(Connection &connection, const FileKeys &keys);

/// Marks a file as a copy of the public part of another one, within a change of its register. Versions that do not know
/// the mark take the file for one that is encrypted by another key.
Done markPublicCopy(Connection &connection);

} // namespace dossier::storage
