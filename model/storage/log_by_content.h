#pragma once

#include <QString>

namespace dossier::storage
{

/// Judges the log beside a file of the version that had no words: it belongs if both together are whole, by SQLite's
/// structure, the seals of the register and the chains of all journals, and hold all that the file has by itself.
bool belongsByContent(const QString &path);

} // namespace dossier::storage
