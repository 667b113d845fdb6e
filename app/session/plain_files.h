#pragma once

#include <QString>
#include <QStringList>

namespace dossier
{

/// Campaign files whose secrets lie in the clear.
struct PlainFiles
{
    /// Played, or put away: they are encrypted when they are opened with a key.
    QStringList campaigns{};
    /// Backups, and copies that were made before an upgrade, of earlier versions.
    QStringList copies{};
};

/// Finds the plain files in that folder, in the folders of the other campaign files, and in their folders of backups
/// and of deleted sessions. Changes nothing.
PlainFiles plainFiles(const QString &folder, const QStringList &others = {});

/// Encrypts the plain campaigns of these folders, and deletes each plain copy of a campaign that is encrypted in one of
/// them. Returns what is still in the clear: files that another program holds, that are damaged or cannot be written,
/// and copies whose campaign is gone.
PlainFiles protectPlainFiles(const QString &folder, const QStringList &others = {});

} // namespace dossier
