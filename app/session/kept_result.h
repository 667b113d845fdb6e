#pragma once

#include <QString>
#include <QStringList>

namespace dossier
{

/// How a session of that game ended, as the campaign file keeps it: values by their names, which are the same in every
/// language.
QString keptResult(const QString &game, const QStringList &values);

/// Those values of what is kept; none where that game did not keep it so, as where people wrote it.
QStringList valuesOfResult(const QString &game, const QString &kept);

} // namespace dossier
