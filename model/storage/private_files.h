#pragma once

#include <QString>

namespace dossier::storage
{

/// Takes from others the right to read or write a file or folder of ours, as earlier versions left it: a file becomes
/// readable and writable by its owner at most, a folder open to its owner alone. What belongs to somebody else, a link
/// and anything that is neither file nor folder stay as they are. Harmless for a file that is open.
void makePrivate(const QString &path);

} // namespace dossier::storage
