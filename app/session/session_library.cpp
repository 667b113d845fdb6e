#include "app/session/session_library.h"

#include "app/play/game_wording.h"
#include "app/play/session_choice.h"
#include "model/storage/log_beside.h"
#include "model/storage/sessions.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace dossier
{

namespace
{

using namespace storage;

QString playersText(const std::vector<Player> &players)
{
    QStringList lines;
    for (const Player &player : players)
        lines << (player.role.isEmpty() ? player.name : player.name + QStringLiteral(": ") + player.role);
    return lines.join(u'\n');
}

std::vector<Player> playersOf(const QString &text)
{
    std::vector<Player> players;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts))
        if (const QString name = line.section(u':', 0, 0).trimmed(); !name.isEmpty())
            players.push_back({name, line.section(u':', 1).trimmed()});
    return players;
}

ToldSession kept(const QFileInfo &file, const Campaign &campaign, const Listed<Session> &session)
{
    const SessionFacts &facts = session.value.facts;
    return {.path = file.absoluteFilePath(),
        .number = session.id.row,
        .name = file.completeBaseName(),
        .campaign = campaign.name,
        .game = campaign.game,
        .printing = session.value.pinned.printing,
        .facts = {facts.date, playersText(facts.players), facts.result, facts.notes},
        .played = file.lastModified()};
}

/// The sessions of one file, the newest first.
std::vector<ToldSession> sessionsOf(const QFileInfo &file)
{
    Stored<CampaignFile> opened = CampaignFile::look(file.absoluteFilePath());
    Stored<std::vector<CampaignListed>> campaigns = std::vector<CampaignListed>{};
    if (opened)
        campaigns = campaignsOf(*opened);
    if (!opened || !campaigns)
        return {{.path = file.absoluteFilePath(),
            .name = file.completeBaseName(),
            .played = file.lastModified(),
            .problem = wording::sentence(opened ? campaigns.error() : opened.error())}};
    std::vector<ToldSession> all;
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &session : campaign.sessions)
            all.push_back(kept(file, campaign.campaign.value, session));
    for (ToldSession &session : all)
        session.together = static_cast<int>(all.size());
    std::ranges::reverse(all);
    return all;
}

/// A path in that folder where nothing is yet, nor a log.
QString freePath(const QDir &folder, const QFileInfo &file)
{
    QString path = folder.filePath(file.fileName());
    for (int other = 2; QFileInfo::exists(path) || QFileInfo::exists(path + QStringLiteral("-wal")); ++other)
        path = folder.filePath(QStringLiteral("%1 (%2).%3").arg(file.completeBaseName()).arg(other).arg(file.suffix()));
    return path;
}

} // namespace

std::vector<ToldSession> sessionsIn(const QString &folder, const QStringList &others)
{
    std::vector<ToldSession> all;
    QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files, QDir::Time);
    for (const QString &other : others)
        if (const QFileInfo info(other); info.exists() && !files.contains(info))
            files << info;
    for (const QFileInfo &file : std::as_const(files))
        for (ToldSession &session : sessionsOf(file))
            all.push_back(std::move(session));
    return all;
}

bool isCampaignFile(const QString &path)
{
    return path.endsWith(QLatin1String(".dossier"), Qt::CaseInsensitive);
}

Done changeFacts(const QString &path, qint64 number, const ToldFacts &facts)
{
    Stored<CampaignFile> file = CampaignFile::open(path);
    if (!file)
        return tl::unexpected(file.error());
    const Stored<std::vector<CampaignListed>> campaigns = campaignsOf(*file);
    if (!campaigns)
        return tl::unexpected(campaigns.error());
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &session : campaign.sessions)
            if (session.id.row == number)
            {
                SessionFacts changed = session.value.facts;
                changed.date = facts.date;
                changed.players = playersOf(facts.players);
                changed.result = facts.result;
                changed.notes = facts.notes;
                return changeSession(*file, session.id, changed);
            }
    return tl::unexpected(file->connection().error(StorageFault::NoSuchThing));
}

Stored<bool> keepResult(CampaignFile &file, SessionId session, const QStringList &before, const QString &result)
{
    const Stored<std::vector<CampaignListed>> campaigns = campaignsOf(file);
    if (!campaigns)
        return tl::unexpected(campaigns.error());
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &one : campaign.sessions)
            if (one.id == session && one.value.facts.result != result
                && (one.value.facts.result.isEmpty() || before.contains(one.value.facts.result)))
            {
                SessionFacts facts = one.value.facts;
                facts.result = result;
                return changeSession(file, session, facts).map([] { return true; });
            }
    return false;
}

namespace
{

/// Moves a file with the log that belongs to it, or neither.
Stored<QString> moved(const QString &path, const QString &to)
{
    const StorageError failed{.fault = StorageFault::NoPermission, .file = path};
    const QString log = QStringLiteral("-wal");
    const LogOwner owner = logBeside(path).owner;
    const bool hasLog = owner == LogOwner::Own || owner == LogOwner::Unknown;
    if (!QDir().mkpath(QFileInfo(to).path()) || !QFile::rename(path, to))
        return tl::unexpected(failed);
    if (!hasLog || QFile::rename(path + log, to + log))
        return to;
    QFile::rename(to, path);
    return tl::unexpected(failed);
}

} // namespace

std::vector<ToldSession> deletedIn(const QString &folder)
{
    std::vector<ToldSession> all = sessionsIn(QDir(folder).filePath(QStringLiteral("deleted")));
    for (ToldSession &session : all)
        session.deleted = true;
    return all;
}

Stored<QString> bringBack(const QString &path)
{
    const QFileInfo info(path);
    QDir folder = info.dir();
    folder.cdUp();
    return moved(path, freePath(folder, info));
}

Stored<QString> putAway(const QString &path)
{
    {
        // Opening and closing takes what the write-ahead log holds into the file; a damaged file moves as it is.
        const Stored<CampaignFile> file = CampaignFile::open(path);
        if (file && file->access() == Access::HeldByOther)
            return tl::unexpected(
                StorageError{.fault = StorageFault::HeldByOther, .file = path, .holder = file->holder()});
    }
    const QFileInfo info(path);
    const QDir folder(info.dir().filePath(QStringLiteral("deleted")));
    return moved(path, freePath(folder, info));
}

} // namespace dossier
