#pragma once

#include <QString>

namespace dossier
{

/// Removes the permissions that earlier versions gave to other users on a file or folder of ours; links and files of
/// other owners stay unchanged.
void closeToOthers(const QString &path);

} // namespace dossier
