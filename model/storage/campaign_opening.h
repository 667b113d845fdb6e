#pragma once

#include "model/storage/schema.h"

class QFileInfo;

namespace dossier::storage
{

// What is looked at, and mended, around a campaign file before it is opened, and how an empty one is begun.

/// Why nothing can be read of a file, before it is opened.
std::optional<StorageError> unreadable(const QString &path);

/// The version of a campaign file; an error for what is none, or is too new.
Stored<int> recognised(Connection &connection, std::span<const SchemaStep> steps);

/// What only its owner may do to a log and an index that others left, or that were made while the file itself was
/// write-protected: without them it could never be written again.
void mendLog(const QString &path);

/// The log of a file that is no more would be taken for a new one's: it is put aside.
Done putLogAside(const QString &path);

/// Writes a campaign without anything in it into an empty file; errors speak of that other file.
Done beginCampaign(const QString &path, const QString &file);

/// Whether an empty file, and no link to one, lies there.
bool isEmptyFile(const QFileInfo &info);

} // namespace dossier::storage
