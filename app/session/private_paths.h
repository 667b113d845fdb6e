#pragma once

#include <QString>

namespace dossier
{

/// Takes from others what earlier versions let them read of a file or folder of ours; links and what belongs to
/// somebody else stay as they are.
void closeToOthers(const QString &path);

} // namespace dossier
