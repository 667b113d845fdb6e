#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QVariantMap>

#include <tl/expected.hpp>

namespace dossier
{

/// The values of an INI file of QSettings by their keys, "group/name"; none when there is no file, an error when it
/// cannot be read or is no such file. Takes no lock.
tl::expected<QVariantMap, QSettings::Status> readIni(const QString &path);

/// The same values as QSettings reads them, in the order of their keys. Values are texts, numbers, booleans, bytes and
/// lists of texts.
QByteArray iniText(const QVariantMap &values);

/// A value as it stands there.
QByteArray iniValue(const QVariant &value);

} // namespace dossier
