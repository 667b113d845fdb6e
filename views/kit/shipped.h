#pragma once

#include <QByteArray>
#include <QString>

namespace dossier
{

/// Returns the content of a shipped file, such as `:/icons/door.svg`; empty where there is none.
QByteArray shipped(const QString &path);

} // namespace dossier
