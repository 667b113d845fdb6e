#pragma once

#include <QString>

namespace dossier::storage
{

/// Waits until a file, or a folder's list of files, is on the disk; returns whether it is.
bool syncToDisk(const QString &path);

} // namespace dossier::storage
