#pragma once

#include "model/storage/campaign_file.h"
#include "tests/model/journal/made_up_journal.h"

#include <QStringList>
#include <QTemporaryDir>

namespace dossier::test
{

/// Returns a folder for temporary folders that needs no waiting for a disk, or the usual place.
QString quickFolder();

/// A key that is always the same one.
vault::KeyPtr keyOfTests();

/// A folder for one test, and the path of a campaign file in it.
struct Place
{
    QTemporaryDir folder{quickFolder()};
    QString path = folder.filePath(QStringLiteral("Lab.dossier"));
};

/// The value, which must be there; else says which fault there is.
template <typename Value>
Value must(storage::Stored<Value> stored)
{
    if (!stored)
        qFatal("storage fault %d, SQLite %d, %s", static_cast<int>(stored.error().fault), stored.error().code,
            qPrintable(stored.error().file));
    if constexpr (!std::is_void_v<Value>)
        return *std::move(stored);
}

/// The fault, or nothing.
template <typename Value>
std::optional<storage::StorageFault> faultOf(const storage::Stored<Value> &stored)
{
    return stored ? std::nullopt : std::optional(stored.error().fault);
}

/// A session in a new campaign of a new file.
storage::SessionId addedSession(storage::CampaignFile &file);

/// Appends that many random records.
void appendRandom(storage::SessionJournal &journal, std::mt19937 &random, int records);

/// A file with two campaigns, packs, and sessions with journals and snapshots; closed again.
/// Its secrets are encrypted if there is a key.
void makeFullFile(const QString &path, unsigned seed = 1, const vault::KeyPtr &by = keyOfTests());

/// All that is in a file as lines of text, journals up to their last good record; and whether anything was said to be
/// amiss, by opening, reading or verifying it.
struct Content
{
    QStringList lines;
    bool flagged = false;
};

Content contentOf(const QString &path, const vault::KeyPtr &by = keyOfTests());

/// A record as text.
QString text(const journal::Record &record);

/// Changes a file as another program would that knows SQL.
void tamper(const QString &path, const QString &sql);

/// All bytes of a file.
QByteArray bytesOf(const QString &path);
void writeBytes(const QString &path, const QByteArray &bytes);

} // namespace dossier::test
