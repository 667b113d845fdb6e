#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QVariantMap>

#include <tl/expected.hpp>

namespace dossier
{

/// Reads the values of an INI file of QSettings by their keys, "group/name"; empty without a file, an error when it
/// cannot be read or is not an INI file. Takes no lock.
tl::expected<QVariantMap, QSettings::Status> readIni(const QString &path);

/// Returns the text of an INI file that QSettings reads as these values, in the order of their keys. Values are texts,
/// numbers, booleans, bytes and lists of texts.
QByteArray iniText(const QVariantMap &values);

/// Returns a value in INI form.
QByteArray iniValue(const QVariant &value);

} // namespace dossier
