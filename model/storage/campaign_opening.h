#pragma once

#include "model/storage/schema.h"

#include <QFileDevice>
#include <QStringList>

#include <utility>
#include <vector>

class QFileInfo;

namespace dossier::storage
{

class NewFile;

// What is looked at, and mended, around a campaign file before it is opened, and how an empty one is begun.

/// Why nothing can be read of a file, before it is opened.
std::optional<StorageError> unreadable(const QString &path);

/// The version of a campaign file; an error for what is none, or is too new.
Stored<int> recognised(Connection &connection, std::span<const SchemaStep> steps);

/// The error of reading a file: one of which SQLite reads nothing, and that does not begin as ours, is none of ours.
StorageError readingError(StorageError error);

/// The permissions of files, by their paths.
using PermissionsBefore = std::vector<std::pair<QString, QFileDevice::Permissions>>;

/// Gives a log and an index the permissions of their file, where only its owner can: nobody can judge them otherwise.
PermissionsBefore allowLog(const QString &path);

/// Gives a log and an index, also where they were set aside, the permissions back that `allowLog` has changed.
void takeBackPermissions(const PermissionsBefore &before, const QStringList &aside);

/// Replaces a log and an index that others left, or that were made while the file itself was write-protected, by ones
/// that can be written, with all that they hold: without them the file could never be written again.
void mendLog(const QString &path);

/// Writes a campaign without anything in it into a file that is being made; errors speak of the path it is made for.
/// `id` is that of the file whose content it gets.
Done beginCampaign(Connection &connection, const QByteArray &id);

/// Makes a file that is being made readable by itself: SQLite looks for no log.
Done withoutLog(NewFile &file, const QString &path);

/// Ends the making of a campaign: it is one that is played with a log from now on.
Done endMaking(NewFile &file, const QString &path);

/// Whether an empty file, and no link to one, lies there.
bool isEmptyFile(const QFileInfo &info);

} // namespace dossier::storage
