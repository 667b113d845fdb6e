#include "app/session/session_library.h"

#include "app/play/game_wording.h"
#include "app/play/key_file.h"
#include "app/play/session_choice.h"
#include "app/play/whole_file.h"
#include "model/storage/log_beside.h"
#include "model/storage/private_files.h"
#include "model/storage/rescue.h"
#include "model/storage/sessions.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>

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

SessionRow kept(const QFileInfo &file, const QByteArray &id, const Campaign &campaign, const Listed<Session> &session)
{
    const SessionFacts &facts = session.value.facts;
    return {.path = file.absoluteFilePath(),
        .number = session.id.row,
        .name = file.completeBaseName(),
        .campaign = campaign.name,
        .game = campaign.game,
        .printing = session.value.pinned.printing,
        .facts = {facts.date, playersText(facts.players), facts.result, facts.notes},
        .played = file.lastModified(),
        .file = id};
}

struct SessionLibrary
{
    Q_DECLARE_TR_FUNCTIONS(SessionLibrary)
};

/// Returns campaign files of a folder whose names are not valid text in the system's encoding: Qt cannot open them.
std::vector<SessionRow> namelessIn(const QString &folder)
{
    std::vector<SessionRow> all;
    const std::unique_ptr<DIR, int (*)(DIR *)> open(::opendir(QFile::encodeName(folder).constData()), ::closedir);
    while (const dirent *entry = open ? ::readdir(open.get()) : nullptr)
    {
        const QByteArray name(entry->d_name);
        const QString text = QFile::decodeName(name);
        if (name.endsWith(".dossier") && QFile::encodeName(text) != name)
            all.push_back({.name = QFileInfo(text).completeBaseName(),
                .unreadablePath = QFile::encodeName(folder) + '/' + name,
                .problem = SessionLibrary::tr("Its name has characters that this system cannot read. Rename the file, "
                                              "and it opens.")});
    }
    return all;
}

/// Number of files that are held open at once at most; a program may usually open 1,024.
constexpr std::size_t maxFilesHeld = 320;

/// Opens a file to be looked at, with its key where there is one.
Stored<CampaignFile> lookAt(const QString &path)
{
    if (const vault::KeyPtr key = keyFor(path).value_or(vault::KeyPtr()))
        if (Stored<CampaignFile> file = CampaignFile::look(path, key))
            return file;
    return CampaignFile::look(path);
}

/// Returns the sessions of one file, the newest first. Whoever reads on gets it `held`.
std::vector<SessionRow> sessionsOf(const QFileInfo &file, FilesLookedAt *held)
{
    const QString path = file.absoluteFilePath();
    Stored<CampaignFile> opened = held != nullptr ? lookAt(path) : CampaignFile::look(path);
    Stored<std::vector<CampaignListed>> campaigns = std::vector<CampaignListed>{};
    if (opened)
        campaigns = campaignsOf(*opened);
    if (!opened || !campaigns)
        return {{.path = file.absoluteFilePath(),
            .name = file.completeBaseName(),
            .played = file.lastModified(),
            .problem = wording::sentence(opened ? campaigns.error() : opened.error())}};
    const QByteArray id = opened->id().value_or(QByteArray());
    std::vector<SessionRow> all;
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &session : campaign.sessions)
            all.push_back(kept(file, id, campaign.campaign.value, session));
    for (std::size_t i = 0; i < all.size(); ++i)
    {
        all[i].together = static_cast<int>(all.size());
        all[i].order = static_cast<int>(i) + 1;
    }
    std::ranges::reverse(all);
    if (held != nullptr && held->size() < maxFilesHeld)
        held->emplace(path, *std::move(opened));
    return all;
}

/// Returns a path in that folder without an existing file or log.
QString freePath(const QDir &folder, const QFileInfo &file)
{
    QString path = folder.filePath(file.fileName());
    for (int other = 2; QFileInfo::exists(path) || QFileInfo::exists(path + QStringLiteral("-wal")); ++other)
        path = folder.filePath(
            QStringLiteral("%1 (%2).%3").arg(file.completeBaseName(), QString::number(other), file.suffix()));
    return path;
}

} // namespace

std::vector<SessionRow> sessionsIn(const QString &folder, const QStringList &others, FilesLookedAt *opened)
{
    std::vector<SessionRow> all;
    QFileInfoList files = QDir(folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files, QDir::Time);
    for (const QString &other : others)
        if (const QFileInfo info(other); info.exists() && !files.contains(info))
            files << info;
    for (const QFileInfo &file : std::as_const(files))
        if (file.exists())
            for (SessionRow &session : sessionsOf(file, opened))
                all.push_back(std::move(session));
    for (SessionRow &nameless : namelessIn(folder))
        all.push_back(std::move(nameless));
    return all;
}

bool isCampaignFile(const QString &path)
{
    return path.endsWith(QLatin1String(".dossier"), Qt::CaseInsensitive);
}

namespace
{

SessionDetails sessionDetails(const SessionFacts &facts)
{
    return {facts.date, playersText(facts.players), facts.result, facts.notes};
}

/// Merges a change into the file's current facts.
FactsKept merged(const SessionDetails &there, const FactsChange &change)
{
    FactsKept kept{.now = there};
    for (const FactOfSession fact : allFacts)
        if (change.now.*fact == change.before.*fact || there.*fact == change.now.*fact)
            continue;
        else if (there.*fact == change.before.*fact)
            kept.now.*fact = change.now.*fact;
        else
            kept.disputed.push_back(fact);
    return kept;
}

Stored<FactsKept> change(CampaignFile &file, const Listed<Session> &session, const FactsChange &asked)
{
    FactsKept kept = merged(sessionDetails(session.value.facts), asked);
    if (kept.now == sessionDetails(session.value.facts))
        return kept;
    SessionFacts facts = session.value.facts;
    facts.date = kept.now.date;
    if (kept.now.players != playersText(facts.players))
        facts.players = playersOf(kept.now.players);
    facts.result = kept.now.result;
    facts.notes = kept.now.notes;
    kept.now = sessionDetails(facts);
    return changeSession(file, session.id, facts).map([&] { return kept; });
}

} // namespace

namespace
{

/// Returns the session of that number in an open file.
Stored<Listed<Session>> sessionNumbered(CampaignFile &file, qint64 number)
{
    const Stored<std::vector<CampaignListed>> campaigns = campaignsOf(file);
    if (!campaigns)
        return tl::unexpected(campaigns.error());
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &session : campaign.sessions)
            if (session.id.row == number)
                return session;
    return tl::unexpected(file.connection().error(StorageFault::NoSuchThing));
}

Stored<FactsKept> change(CampaignFile &file, qint64 number, const FactsChange &asked)
{
    return sessionNumbered(file, number)
        .and_then([&](const Listed<Session> &session) { return change(file, session, asked); });
}

} // namespace

Stored<FactsKept> changeFacts(const QString &path, qint64 number, const FactsChange &asked)
{
    return openWithKey(path).and_then([&](CampaignFile file) { return change(file, number, asked); });
}

/// While the file is open here nobody else writes it: the notes just read are current.
Done keepFactsBeside(const QString &path, qint64 number, const FactsChange &asked)
{
    Stored<CampaignFile> file = openWithKey(path);
    const Stored<FactsKept> kept
        = file ? change(*file, number, asked) : Stored<FactsKept>(tl::unexpected(file.error()));
    if (!kept || kept->disputed.empty())
        return kept.map([](const FactsKept &) { });
    FactsChange beside{kept->now, kept->now};
    for (const FactOfSession fact : kept->disputed)
        beside.now.notes = (beside.now.notes + u'\n' + asked.now.*fact).trimmed();
    return change(*file, number, beside).map([](const FactsKept &) { });
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

/// Moves a file together with its log, or neither.
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

namespace
{

/// Renames a file unless the new name is taken. Some file systems can only be asked before.
bool renamedUnlessTaken(const QByteArray &from, const QByteArray &to)
{
    if (::renameat2(AT_FDCWD, from.constData(), AT_FDCWD, to.constData(), RENAME_NOREPLACE) == 0)
        return true;
    return errno == EINVAL && ::access(to.constData(), F_OK) != 0 && ::rename(from.constData(), to.constData()) == 0;
}

} // namespace

/// The log gets its second name first, where the file system has such names: a file without its log would lack the
/// newest steps.
Stored<QString> renamedReadably(const QByteArray &path)
{
    const QFileInfo readable(QFile::decodeName(path).replace(QChar::ReplacementCharacter, u'_'));
    const QDir folder(QFile::decodeName(path.left(path.lastIndexOf('/'))));
    const QString name = freePath(folder, QFileInfo(readable.fileName()));
    const QByteArray to = QFile::encodeName(name);
    const QByteArray log = path + "-wal";
    const QByteArray newLog = to + "-wal";
    const StorageError failed{.fault = StorageFault::NoPermission, .file = name};
    const bool hasLog = ::access(log.constData(), F_OK) == 0;
    const bool hasBoth = hasLog && ::link(log.constData(), newLog.constData()) == 0;
    bool isDone = renamedUnlessTaken(path, to);
    if (isDone && hasLog && !hasBoth && !renamedUnlessTaken(log, newLog))
        isDone = !renamedUnlessTaken(to, path);
    if (hasBoth)
        ::unlink((isDone ? log : newLog).constData());
    return isDone ? Stored<QString>(name) : tl::unexpected(failed);
}

std::vector<SessionRow> deletedIn(const QString &folder)
{
    std::vector<SessionRow> all = sessionsIn(QDir(folder).filePath(QStringLiteral("deleted")));
    for (SessionRow &session : all)
        session.deleted = true;
    return all;
}

namespace
{

/// Returns the session of a file that has only one.
std::optional<SessionId> onlySessionOf(CampaignFile &file)
{
    const Stored<std::vector<CampaignListed>> all = campaignsOf(file);
    std::vector<SessionId> sessions;
    for (const CampaignListed &campaign : all.value_or(std::vector<CampaignListed>{}))
        for (const Listed<Session> &session : campaign.sessions)
            sessions.push_back(session.id);
    return sessions.size() == 1 ? std::optional(sessions.front()) : std::nullopt;
}

/// Returns the file of a folder from which a session was taken, found by content: it has the id of the copy, and no
/// such session. The file of the same name is checked first.
std::optional<QString> fileThatHad(CampaignFile &copy, SessionId session, const QDir &folder)
{
    const QByteArray id = copy.id().value_or(QByteArray());
    const auto hadIt = [&](const QString &path)
    {
        Stored<CampaignFile> file = CampaignFile::look(path);
        return file && !id.isEmpty() && file->id() == id && !sessionNumbered(*file, session.row);
    };
    QStringList paths(folder.filePath(QFileInfo(copy.path()).fileName()));
    for (const QString &name : folder.entryList({QStringLiteral("*.dossier")}, QDir::Files, QDir::Time))
        paths << folder.filePath(name);
    const auto found = std::ranges::find_if(paths, hadIt);
    return found == paths.end() ? std::nullopt : std::optional(*found);
}

/// Moves the session of a deleted file back to its original file; returns nothing when that file does not exist, or
/// when the session is damaged.
Stored<std::optional<QString>> putBack(const QString &path, const QDir &folder)
{
    Stored<CampaignFile> copy = openWithKey(path);
    const std::optional<SessionId> session = copy ? onlySessionOf(*copy) : std::nullopt;
    const std::optional<QString> to = session ? fileThatHad(*copy, *session, folder) : std::nullopt;
    if (!to)
        return std::nullopt;
    if (const std::optional<StorageError> no = copy->forbidden())
        return no->fault == StorageFault::HeldByOther ? Stored<std::optional<QString>>(tl::unexpected(*no))
                                                      : std::nullopt;
    return openWithKey(*to)
        .and_then([&](CampaignFile file) { return putBackSession(*copy, *session, file); })
        .map([&] { return to; });
}

} // namespace

Stored<BroughtBack> bringBack(const QString &path)
{
    const QFileInfo info(path);
    QDir folder = info.dir();
    folder.cdUp();
    const Stored<std::optional<QString>> to = putBack(path, folder);
    if (!to && to.error().fault == StorageFault::HeldByOther)
        return tl::unexpected(to.error());
    if (!to || !*to)
        return moved(path, freePath(folder, info)).map([](const QString &there) { return BroughtBack{there, false}; });
    // All its content is in its original file now.
    QFile::remove(path);
    return BroughtBack{**to, true};
}

namespace
{

/// True when that session is in the file, together with others.
Stored<bool> isAmongOthers(CampaignFile &file, SessionId session)
{
    // Row 0 means the file itself.
    if (session.row == 0)
        return false;
    const auto campaigns = campaignsOf(file);
    if (!campaigns)
        return tl::unexpected(campaigns.error());
    std::vector<SessionId> all;
    for (const CampaignListed &campaign : *campaigns)
        for (const Listed<Session> &one : campaign.sessions)
            all.push_back(one.id);
    // Another window may have deleted it: the others stay.
    if (all.size() > 1 && std::ranges::find(all, session) == all.end())
        return tl::unexpected(StorageError{.fault = StorageFault::NoSuchThing, .file = file.path()});
    return all.size() > 1;
}

} // namespace

Stored<QString> putAway(const QString &path, qint64 number)
{
    const QFileInfo info(path);
    const QDir folder(info.dir().filePath(QStringLiteral("deleted")));
    const QString to = freePath(folder, info);
    {
        // Opening and closing moves the write-ahead log into the file; a damaged file is moved unchanged.
        Stored<CampaignFile> file = openWithKey(path);
        if (file && file->access() == Access::HeldByOther)
            return tl::unexpected(
                StorageError{.fault = StorageFault::HeldByOther, .file = path, .holder = file->holder()});
        if (!file && number != 0 && file.error().fault != StorageFault::Damaged)
            return tl::unexpected(file.error());
        const SessionId session{number};
        const Stored<bool> amongOthers = file ? isAmongOthers(*file, session) : Stored<bool>(false);
        if (!amongOthers)
            return tl::unexpected(amongOthers.error());
        if (*amongOthers)
        {
            if (const std::optional<StorageError> no = file->forbidden())
                return tl::unexpected(*no);
            storage::makePrivate(folder.path());
            if (!makePrivateFolder(folder.path()))
                return tl::unexpected(StorageError{.fault = StorageFault::NoPermission, .file = folder.path()});
            return copySession(*file, session, to)
                .and_then([&] { return removeSession(*file, session); })
                .map([&] { return to; });
        }
    }
    // The lock stays with this program until the file lies where nobody looks for it; in between another window may
    // have taken it.
    const FileLock lock(path);
    if (lock.holder())
        return tl::unexpected(StorageError{.fault = StorageFault::HeldByOther, .file = path, .holder = lock.holder()});
    return moved(path, to);
}

} // namespace dossier
