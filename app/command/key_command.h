#pragma once

#include <QStringList>

namespace dossier
{

/// Runs `dossier key` with the arguments after `key`: prints the 24 words of this account's key, makes a key file from
/// words on standard input, or sets or removes the passphrase that locks it. A key that is there is never replaced.
/// Returns the exit code: 0, 1 when the words are no key or another key is there, 2 for wrong usage, 74 when reading or
/// writing fails. Needs a QCoreApplication.
int runKey(const QStringList &arguments);

} // namespace dossier
