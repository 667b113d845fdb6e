#pragma once

#include <QByteArray>
#include <QStringList>

namespace dossier::test
{

/// Returns the faults of a .ts file, message by message: those that lrelease 6.4 accepts, and in Italian the words and
/// quotation marks that Dossier does not use. `forms` is the language's number of plural forms. Empty when there are
/// none; `count`, if given, gets the number of messages.
QStringList translationFaults(const QByteArray &ts, int forms, int *count = nullptr);

} // namespace dossier::test
