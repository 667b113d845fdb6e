#pragma once

#include <QByteArray>
#include <QStringList>

namespace dossier::test
{

/// What is wrong with a .ts file, message by message: what lrelease 6.4 lets pass, and in Italian the words and
/// quotation marks that Dossier does not use. `forms` is the language's number of plural forms. Empty when all is well;
/// `count`, if given, gets the number of messages.
QStringList translationFaults(const QByteArray &ts, int forms, int *count = nullptr);

} // namespace dossier::test
