#pragma once

#include "model/storage/sqlite_connection.h"

namespace dossier::storage
{

/// True if a program on this computer writes a file. Of a holder on another one nobody here knows whether it lives, and
/// what lies beside the file is not that program's for being there.
bool isWrittenHere(const std::optional<Holder> &holder);

/// A connection that reads a file whatever its folder allows, with all that was ever committed. It follows a writer on
/// this computer; else it leaves nothing behind and changes no byte.
Stored<std::unique_ptr<Connection>> readingConnection(const QString &path, const std::optional<Holder> &holder);

/// The same, or the file by itself where its log cannot be read now: enough to tell what file it is.
Stored<std::unique_ptr<Connection>> recognizingConnection(const QString &path, const std::optional<Holder> &holder);

} // namespace dossier::storage
