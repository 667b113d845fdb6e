#pragma once

#include <QString>
#include <QStringList>

namespace dossier
{

/// Finds the campaign files whose secrets lie in the clear: in that folder, in the folders of the other campaign files,
/// and in their folders of backups and of deleted sessions. Changes nothing.
QStringList plainFiles(const QString &folder, const QStringList &others = {});

/// Encrypts those files in their places, games and copies alike. Deletes nothing but the copies that the upgrades of
/// these files have just made, once the upgraded file is whole and encrypted. Returns the files that are still plain:
/// another program holds them, they are damaged, or they cannot be written.
QStringList encryptPlainFiles(const QString &folder, const QStringList &others = {});

} // namespace dossier
