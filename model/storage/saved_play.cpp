#include "model/storage/saved_play.h"

#include "model/storage/campaign_file.h"
#include "model/storage/campaign_opening.h"
#include "model/storage/campaigns.h"
#include "model/storage/log_by_content.h"
#include "model/storage/packs.h"
#include "model/storage/sessions.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace dossier::storage
{

namespace
{

using Records = std::vector<journal::Record>;

/// A name that says when it was saved, where nothing is yet.
QString freePath(const QFileInfo &lost, const QString &folder)
{
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss"));
    const QString stem = QStringLiteral("%1 (%2)").arg(lost.completeBaseName(), time);
    QString path = QDir(folder).filePath(stem + QStringLiteral(".dossier"));
    for (int other = 2; QFileInfo::exists(path); ++other)
        path = QDir(folder).filePath(QStringLiteral("%1-%2.dossier").arg(stem).arg(other));
    return path;
}

/// True if a file that is being made is intact and has the session's journal as it is known here.
bool hasAll(NewFile &file, const QString &path, const LostFile &lost)
{
    auto connection = Connection::openNew(path, file);
    if (!connection)
        return false;
    const std::shared_ptr<Connection> shared = *std::move(connection);
    const Stored<JournalChain> chain = chainOf(*shared, lost.session);
    return isIntact(shared) && chain && chain->records >= lost.journal.journal().lastNumber();
}

/// Copies the lost file as it is open here.
Done copied(const LostFile &lost, const QString &path)
{
    Stored<NewFile> file = NewFile::beside(path);
    if (!file)
        return tl::unexpected(file.error());
    return lost.connection.copyInto(*file, path)
        .and_then([&] { return withoutLog(*file, path); })
        .and_then(
            [&]
            {
                return hasAll(*file, path, lost)
                    ? Done()
                    : tl::unexpected(StorageError{.fault = StorageFault::Damaged, .file = path});
            })
        .and_then([&] { return endMaking(*file, path); })
        .and_then([&] { return file->place(); });
}

/// The records of that session in a file, up to the one where the part begins that is in memory.
std::optional<Records> beginningIn(const QString &path, const LostFile &lost)
{
    Stored<CampaignFile> file = CampaignFile::look(path, lost.connection.keys().by);
    Stored<SessionJournal> read = file ? file->journal(lost.session) : tl::unexpected(file.error());
    if (!read || !read->leadsTo(lost.journal))
        return std::nullopt;
    const auto all = read->journal().records();
    return Records(all.begin(), all.begin() + lost.journal.journal().beginning().records);
}

/// The whole journal of the session, as far as it can be found.
std::optional<Records> recordsOf(const LostFile &lost, const QStringList &folders)
{
    std::optional<Records> records = Records();
    if (!lost.journal.journal().isComplete())
    {
        QStringList paths(lost.connection.file());
        for (const QString &folder : folders)
            for (const QFileInfo &file :
                QDir(folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files, QDir::Time))
                paths << file.filePath();
        records.reset();
        for (const QString &path : std::as_const(paths))
            if (!records)
                records = beginningIn(path, lost);
    }
    if (records)
        std::ranges::copy(lost.journal.journal().records(), std::back_inserter(*records));
    return records;
}

Done addPlayed(CampaignFile &file, PlayedSession played, const Records &records)
{
    played.session.pinned.packs.clear();
    played.session.pinned.openParts.clear();
    for (const Pack &pack : played.packs)
    {
        const Stored<PackId> id = addPack(file, pack);
        if (!id)
            return tl::unexpected(id.error());
        played.session.pinned.packs.push_back(*id);
    }
    const Stored<SessionId> id = addCampaign(file, played.campaign)
                                     .and_then(
                                         [&](CampaignId campaign)
                                         {
                                             played.session.campaign = campaign;
                                             return addSession(file, played.session);
                                         });
    Stored<SessionJournal> journal = id ? file.journal(*id) : tl::unexpected(id.error());
    if (!journal)
        return tl::unexpected(journal.error());
    for (const journal::Record &record : records)
        if (const Stored<Appended> appended = journal->append(record); !appended)
            return tl::unexpected(appended.error());
    return {};
}

/// Writes the session alone, from memory.
Done rebuilt(const LostFile &lost, const QStringList &folders, const QString &path)
{
    const std::optional<Records> records = recordsOf(lost, folders);
    if (!lost.played || !records)
        return tl::unexpected(StorageError{.fault = StorageFault::Damaged, .file = lost.connection.file()});
    Stored<NewFile> file = NewFile::beside(path);
    if (!file)
        return tl::unexpected(file.error());
    {
        Stored<CampaignFile> made = CampaignFile::createIn(*file, path, {}, lost.connection.keys().by);
        if (!made)
            return tl::unexpected(made.error());
        if (Done done = addPlayed(*made, *lost.played, *records); !done)
            return done;
    }
    return endMaking(*file, path).and_then([&] { return file->place(); });
}

} // namespace

std::optional<PlayedSession> playedSession(CampaignFile &file, SessionId session)
{
    const Stored<std::vector<Listed<Campaign>>> all = campaigns(file);
    for (const Listed<Campaign> &campaign : all.value_or(std::vector<Listed<Campaign>>{}))
        for (const Listed<Session> &one : sessions(file, campaign.id).value_or(std::vector<Listed<Session>>{}))
        {
            if (one.id != session)
                continue;
            PlayedSession played{campaign.value, one.value, {}};
            for (const PackId id : one.value.pinned.packs)
                if (Stored<Pack> content = pack(file, id))
                    played.packs.push_back(*std::move(content));
            return played.packs.size() == one.value.pinned.packs.size() ? std::optional(played) : std::nullopt;
        }
    return std::nullopt;
}

Stored<QString> savePlay(const LostFile &lost, const QStringList &folders)
{
    const QFileInfo file(lost.connection.file());
    QStringList places(file.absolutePath());
    places += folders;
    StorageError failed{.fault = StorageFault::NotWritten, .file = file.filePath()};
    for (const QString &folder : std::as_const(places))
    {
        const QString path = freePath(file, folder);
        Done done = copied(lost, path);
        if (!done)
            done = rebuilt(lost, places, path);
        if (done)
            return path;
        failed = done.error();
    }
    return tl::unexpected(failed);
}

} // namespace dossier::storage
