#pragma once

#include <QByteArray>
#include <QString>

namespace dossier
{

/// What the program ships under that path, such as `:/icons/door.svg`; empty when there is no such thing.
QByteArray shipped(const QString &path);

} // namespace dossier
