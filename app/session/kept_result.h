#pragma once

#include <QString>
#include <QStringList>

namespace dossier
{

/// Returns the result of a session of that game in the form of campaign files: values by their names, which are
/// language-independent.
QString keptResult(const QString &game, const QStringList &values);

/// Returns the values of a stored result; empty when that game did not write it, for example when people did.
QStringList valuesOfResult(const QString &game, const QString &kept);

} // namespace dossier
