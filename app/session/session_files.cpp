#include "app/session/session_files.h"

#include "app/play/game_file.h"
#include "app/play/key_file.h"
#include "app/play/session_choice.h"
#include "model/storage/backups.h"
#include "model/storage/sessions.h"

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <functional>
#include <map>

namespace dossier
{

QString freeFile(const QString &folder, const QString &name)
{
    QString safe = name;
    for (QChar &letter : safe)
        if (QStringLiteral("/\\:*?\"<>|").contains(letter) || !letter.isPrint())
            letter = u'-';
    if (safe.startsWith(u'.'))
        safe.prepend(u'-');
    const QDir place(folder);
    QString path = place.filePath(safe + QStringLiteral(".dossier"));
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = place.filePath(QStringLiteral("%1 (%2).dossier").arg(safe, QString::number(number)));
    return path;
}

QString freeFileOfToday(const QString &folder, const QString &name)
{
    return freeFile(folder, QStringLiteral("%1 %2").arg(name, QDate::currentDate().toString(Qt::ISODate)));
}

GameRequest newSessionIn(const QString &folder, const QString &file, const QString &name, const std::string &edition)
{
    GameRequest request{.file = file.isEmpty() ? freeFile(folder, name) : file, .pack = {}, .edition = edition};
    // In an existing file the new session continues the game's campaign, or begins one.
    if (file.isEmpty())
        request.session.campaign = name;
    else
        request.session.fresh = true;
    return request;
}

namespace
{

using namespace storage;

std::optional<SessionMeant> meantInFile(const QString &path, std::optional<qint64> number = {})
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    return file ? meantIn(*file, {.campaign = {}, .number = number, .fresh = false}) : std::nullopt;
}

/// The last played session of a file, found by its content: files are also copied, and written for other reasons.
struct PlayedLast
{
    SessionMeant session;
    journal::Moment at;
    /// The random id of the file, which its copies share.
    QByteArray id;
    /// How many entries its journals have, all together.
    qint64 entries = 0;
};

std::optional<PlayedLast> playedLastIn(const QString &path)
{
    // Without a key, by what everybody may know.
    Stored<CampaignFile> file = CampaignFile::look(path, keyFor(path).value_or(vault::KeyPtr()));
    const Stored<std::vector<CampaignListed>> all = file ? campaignsOf(*file) : tl::unexpected(file.error());
    std::optional<PlayedLast> last;
    for (const CampaignListed &campaign : all.value_or(std::vector<CampaignListed>{}))
        for (const Listed<Session> &session : campaign.sessions)
        {
            const auto at = lastMoment(*file, session.id).value_or(std::nullopt).value_or(journal::Moment{});
            if (!last || std::pair(at, session.id.row) >= std::pair(last->at, last->session.number))
                last
                    = PlayedLast{{campaign.campaign.value.game, session.value.facts.result, session.id.row}, at, {}, 0};
        }
    if (last)
    {
        last->id = file->id().value_or(QByteArray());
        last->entries = storage::entriesIn(*file).value_or(0);
    }
    return last;
}

/// Number of last written files among which the last played one is searched at least.
constexpr std::size_t maxFilesRead = 3 * maxRecentSessions;

/// The files whose content was read, by path.
using PlayedFiles = std::map<QString, PlayedLast>;

/// Returns the last played session of each of the first files. Nothing was played in a file after it was written:
/// reading goes on until no file can be newer than those that are shown.
PlayedFiles playedLastOf(const std::vector<SessionFile> &files)
{
    PlayedFiles last;
    std::vector<journal::Moment> moments;
    for (std::size_t i = 0; i < files.size(); ++i)
    {
        const bool isEnough = moments.size() >= maxRecentSessions
            && files[i].played.toMSecsSinceEpoch() < moments[maxRecentSessions - 1].milliseconds;
        if (i >= maxFilesRead && isEnough)
            break;
        std::optional<PlayedLast> in = playedLastIn(files[i].path);
        if (!in)
            continue;
        // A time that is still to come is one of a clock that was wrong.
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        if (in->at.milliseconds > now)
            in->at = {files[i].played.toMSecsSinceEpoch() > now ? 0 : files[i].played.toMSecsSinceEpoch()};
        moments.insert(std::ranges::upper_bound(moments, in->at, std::greater()), in->at);
        last[files[i].path] = *std::move(in);
    }
    return last;
}

/// True if one file is a later state of another one, whatever the clock said.
bool goesOnFrom(const QString &later, const QString &earlier)
{
    Stored<CampaignFile> one = CampaignFile::look(later);
    Stored<CampaignFile> other = CampaignFile::look(earlier);
    return one && other && storage::goesOnFrom(*one, *other);
}

/// Puts each file before the copies that it goes on from, as far as those are among the files that are shown.
void putBeforeCopies(std::vector<SessionFile> &files, const PlayedFiles &last)
{
    const auto isEarlier = [&](const SessionFile &shown, const SessionFile &file)
    {
        const auto found = last.find(shown.path);
        if (found == last.end())
            return false;
        const PlayedLast &one = found->second;
        const PlayedLast &other = last.at(file.path);
        return !one.id.isEmpty() && one.id == other.id && one.entries < other.entries
            && goesOnFrom(file.path, shown.path);
    };
    for (auto file = files.begin(); file != files.end(); ++file)
        if (last.contains(file->path))
        {
            const auto end = files.begin() + std::min(file - files.begin(), std::ptrdiff_t{maxRecentSessions});
            const auto earlier
                = std::find_if(files.begin(), end, [&](const SessionFile &shown) { return isEarlier(shown, *file); });
            if (earlier != end)
                std::rotate(earlier, file, file + 1);
        }
}

} // namespace

std::vector<SessionFile> filesIn(const QString &folder, const QString &open, const QStringList &others)
{
    std::vector<SessionFile> files;
    QFileInfoList found = QDir(folder).entryInfoList({QStringLiteral("*.dossier")}, QDir::Files);
    for (const QString &other : others)
        if (const QFileInfo info(other); info.exists() && !found.contains(info))
            found << info;
    for (const QFileInfo &file : std::as_const(found))
        files.push_back({file.absoluteFilePath(), file.completeBaseName(), file.lastModified(), {}, {}});
    std::ranges::stable_sort(files, std::greater(), &SessionFile::played);
    const QFileInfo other(open);
    if (!open.isEmpty() && std::ranges::find(files, other.absoluteFilePath(), &SessionFile::path) == files.end())
        files.insert(files.begin(), {other.absoluteFilePath(), other.completeBaseName(), other.lastModified(), {}, {}});
    return files;
}

std::vector<SessionFile> campaignFiles(
    const QString &folder, const SessionFile &open, const QString &left, const QStringList &others)
{
    std::vector<SessionFile> files = filesIn(folder, {}, others);
    const PlayedFiles last = playedLastOf(files);
    const auto playedAt
        = [&](const SessionFile &file) { return last.contains(file.path) ? last.at(file.path).at : journal::Moment{}; };
    // Those whose content was not read come after all others, in the order of their times.
    const auto unread = std::stable_partition(
        files.begin(), files.end(), [&](const SessionFile &file) { return last.contains(file.path); });
    std::stable_sort(files.begin(), unread,
        [&](const SessionFile &one, const SessionFile &other) { return playedAt(one) > playedAt(other); });
    putBeforeCopies(files, last);
    // The records of an open session may not be in its file yet.
    if (const auto first = std::ranges::find(files, QFileInfo(left).absoluteFilePath(), &SessionFile::path);
        !left.isEmpty() && first != files.end())
        std::rotate(files.begin(), first, first + 1);
    for (std::size_t i = 0; i < files.size() && i < maxRecentSessions; ++i)
    {
        const auto found = last.find(files[i].path);
        const SessionMeant session = found == last.end() ? SessionMeant() : found->second.session;
        const bool isOpen = files[i].path == open.path;
        files[i].game = isOpen ? open.game : session.game;
        files[i].result = isOpen ? open.result : session.result;
        files[i].number = session.number;
    }
    return files;
}

std::optional<QString> gameOfFile(const QString &path, std::optional<qint64> number)
{
    const std::optional<SessionMeant> meant = meantInFile(path, number);
    return meant ? std::optional(meant->game) : std::nullopt;
}

} // namespace dossier
