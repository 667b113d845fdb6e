#include "model/storage/backups.h"

#include "model/storage/campaigns.h"
#include "model/storage/log_by_content.h"
#include "model/storage/new_file.h"
#include "model/storage/private_files.h"
#include "model/storage/rescue.h"
#include "model/storage/sessions.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>
#include <span>

namespace dossier::storage
{

namespace
{

constexpr int daysKept = 10;
constexpr int weeksKept = 4;
constexpr int maxNameLength = 60;
/// Digits of a file's id in the name of a backup.
constexpr int idDigits = 8;
const QString ending = QStringLiteral(".dossier");

/// What the names of the backups of a file of that name begin with.
QString beginningOf(const QString &name)
{
    // Half of a letter beyond the first plane is no letter, and in no file's name.
    QString cut = name.left(maxNameLength);
    if (!cut.isEmpty() && cut.back().isHighSurrogate())
        cut.chop(1);
    return cut + u'.';
}

/// What the names of a file's backups begin with: its name, for people, and its id, which no other file has.
Stored<QString> stemOf(CampaignFile &file)
{
    return file.id().map(
        [&](const QByteArray &id)
        {
            const QString shortId = QString::fromLatin1(id.toHex().first(idDigits));
            return beginningOf(QFileInfo(file.path()).completeBaseName()) + shortId + u'.';
        });
}

/// The day in a backup's name; not valid when it is none of ours.
QDate dayOf(const QString &name, const QString &stem)
{
    static const QRegularExpression digits(QStringLiteral("^([0-9]{4,6})-([0-9]{2})-([0-9]{2})$"));
    if (!name.startsWith(stem) || !name.endsWith(ending))
        return {};
    const auto found = digits.match(name.mid(stem.size(), name.size() - stem.size() - ending.size()));
    return {found.captured(1).toInt(), found.captured(2).toInt(), found.captured(3).toInt()};
}

/// As ISO 8601 has it, also for a year that it does not know: clocks may be anywhere.
QString textOf(const QDate &day)
{
    const auto digits = [](int number, int count) { return QStringLiteral("%1").arg(number, count, 10, QChar(u'0')); };
    return digits(day.year(), 4) + u'-' + digits(day.month(), 2) + u'-' + digits(day.day(), 2);
}

QString pathOf(const QString &folder, const QString &stem, const QDate &day)
{
    return QDir(folder).filePath(stem + textOf(day) + ending);
}

QList<QDate> daysIn(const QString &folder, const QString &stem)
{
    QList<QDate> days;
    for (const QString &name : QDir(folder).entryList(QDir::Files))
        if (const QDate day = dayOf(name, stem); day.isValid())
            days << day;
    std::ranges::sort(days, std::greater());
    return days;
}

/// True if nothing was written to a copy since it was made: its word began from no other one.
bool isAsItWasMade(CampaignFile &copy)
{
    const std::optional<LogWord> word = copy.connection().word().value_or(std::nullopt);
    return word && word->base == word->current;
}

/// The chain of a journal's first record.
QVariant firstChain(CampaignFile &file, SessionId session)
{
    return file.connection()
        .value(QStringLiteral("SELECT chain FROM secret_records WHERE session = ? AND number = 1"), {session.row})
        .value_or(QVariant());
}

/// True if a journal of a copy is the beginning of the file's, by its records: chains go over encrypted cells, and
/// those of a file that was encrypted after the copy was made are others from the first one on.
bool hasRecords(CampaignFile &file, CampaignFile &copy, SessionId session)
{
    if (firstChain(file, session) == firstChain(copy, session))
        return false;
    const Stored<SessionJournal> ours = file.journal(session);
    const Stored<SessionJournal> theirs = copy.journal(session);
    if (!ours || !theirs || theirs->damage())
        return false;
    const auto before = theirs->journal().records();
    return std::ranges::mismatch(before, ours->journal().records()).in1 == before.end();
}

/// All that people have entered about campaigns and sessions, or nothing where it cannot be read.
std::optional<std::pair<std::vector<Listed<Campaign>>, std::vector<Listed<Session>>>> registerOf(CampaignFile &file)
{
    const Stored<std::vector<Listed<Campaign>>> all = campaigns(file);
    std::vector<Listed<Session>> played;
    for (const Listed<Campaign> &campaign : all.value_or(std::vector<Listed<Campaign>>{}))
    {
        const Stored<std::vector<Listed<Session>>> more = sessions(file, campaign.id);
        if (!more)
            return std::nullopt;
        played.insert(played.end(), more->begin(), more->end());
    }
    return all ? std::optional(std::pair(*all, played)) : std::nullopt;
}

bool hasRegister(CampaignFile &file, CampaignFile &copy)
{
    const auto ours = registerOf(file);
    const auto theirs = registerOf(copy);
    const auto hasAll = [](const auto &all, const auto &some)
    { return std::ranges::all_of(some, [&](const auto &one) { return std::ranges::find(all, one) != all.end(); }); };
    return ours && theirs && hasAll(ours->first, theirs->first) && hasAll(ours->second, theirs->second);
}

/// True if what lies at that path is a copy of the file, by its content, and holds nothing that the file has not or
/// had not: people also open copies, and play on in them.
bool isOlderStateOf(CampaignFile &file, const QString &path)
{
    if (QFileInfo(path).isSymLink() || FileLock::holderOf(path))
        return false;
    Stored<CampaignFile> copy = CampaignFile::look(path, file.connection().keys().by);
    const QByteArray id = file.id().value_or(QByteArray());
    if (!copy || id.isEmpty() || copy->id() != id)
        return false;
    const Stored<std::vector<SessionId>> beyond = journalsBeyond(file.connection(), copy->connection());
    return beyond && std::ranges::all_of(*beyond, [&](SessionId session) { return hasRecords(file, *copy, session); })
        && (isAsItWasMade(*copy) || hasRegister(file, *copy));
}

} // namespace

QList<QDate> daysToPrune(QList<QDate> days)
{
    std::ranges::sort(days, std::greater());
    QList<QDate> old = days.mid(daysKept);
    QSet<std::pair<int, int>> weeks;
    const auto isKept = [&](const QDate &day)
    {
        int year = 0;
        const int week = day.weekNumber(&year);
        const bool first = weeks.size() < weeksKept && !weeks.contains({year, week});
        weeks.insert({year, week});
        return first;
    };
    old.removeIf(isKept);
    return old;
}

Done keepBackup(CampaignFile &file, const QString &folder, const QDate &day)
{
    const Stored<QString> stem = stemOf(file);
    if (!stem)
        return tl::unexpected(stem.error());
    const QString path = pathOf(folder, *stem, day);
    makePrivate(folder);
    for (const QDate &other : daysIn(folder, *stem))
        makePrivate(pathOf(folder, *stem, other));
    if (QFileInfo::exists(path))
        return {};
    if (!QDir().mkpath(folder))
        return tl::unexpected(StorageError{.fault = StorageFault::ReadOnly, .file = folder});
    makePrivate(folder);
    return file.copyTo(path).map(
        [&]
        {
            // Copies of days to come, of a clock that was ahead, are not the latest: they would cost today's its place.
            QList<QDate> days = daysIn(folder, *stem);
            days.removeIf([&](const QDate &other) { return other > day; });
            for (const QDate &old : daysToPrune(days))
                if (const QString copy = pathOf(folder, *stem, old); isOlderStateOf(file, copy))
                    QFile::remove(copy);
        });
}

Stored<QStringList> backupsOf(CampaignFile &file, const QString &folder)
{
    return stemOf(file).map(
        [&](const QString &stem)
        {
            QStringList paths;
            for (const QDate &day : daysIn(folder, stem))
                paths << pathOf(folder, stem, day);
            return paths;
        });
}

Done placeCopy(const KeptCopy &copy, const QString &path)
{
    // With its own log: what it was chosen for may be in there.
    return CampaignFile::look(copy.path).and_then([&](CampaignFile file)
        { return copy.problem ? rescue(file, path).map([](const auto &) { }) : file.copyTo(path); });
}

namespace
{

/// Adds what the chains of an encrypted journal show.
void addLocked(KeptCopy &copy, CampaignFile &file, const QString &game, SessionId session)
{
    const Stored<JournalChain> chain = chainOf(file.connection(), session);
    if (!chain || chain->damage)
        copy.problem = chain ? StorageError{.fault = StorageFault::Damaged, .file = copy.path} : chain.error();
    copy.entries += chain ? chain->records : 0;
    const journal::Moment last = chain ? chain->lastPublic.value_or(journal::Moment{}) : journal::Moment{};
    if (!chain || chain->records == 0 || (!copy.game.isEmpty() && last <= copy.last))
        return;
    copy.last = last;
    copy.game = game;
}

/// Adds what can be read of a session's journal, and notes what cannot.
void addJournal(KeptCopy &copy, CampaignFile &file, const QString &game, SessionId session)
{
    const Stored<SessionJournal> journal = file.journal(session);
    if (!journal || journal->damage())
        copy.problem = journal ? StorageError{.fault = StorageFault::Damaged, .file = copy.path} : journal.error();
    const auto records = journal ? journal->journal().records() : std::span<const journal::Record>();
    copy.entries += records.size();
    if (records.empty() || (!copy.game.isEmpty() && records.back().time <= copy.last))
        return;
    copy.last = records.back().time;
    copy.game = game;
}

} // namespace

namespace
{

KeptCopy readableContent(const QString &path, Stored<CampaignFile> &file)
{
    KeptCopy copy{.path = path};
    const Stored<std::vector<Listed<Campaign>>> all = file ? campaigns(*file) : tl::unexpected(file.error());
    if (!all)
        copy.problem = all.error();
    for (const Listed<Campaign> &campaign : all.value_or(std::vector<Listed<Campaign>>{}))
    {
        const Stored<std::vector<Listed<Session>>> played = sessions(*file, campaign.id);
        if (!played)
            copy.problem = played.error();
        for (const Listed<Session> &session : played.value_or(std::vector<Listed<Session>>{}))
            if (file->connection().keys().isLocked())
                addLocked(copy, *file, campaign.value.game, session.id);
            else
                addJournal(copy, *file, campaign.value.game, session.id);
    }
    return copy;
}

} // namespace

KeptCopy readableContent(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    return readableContent(path, file);
}

bool goesOnFrom(CampaignFile &later, CampaignFile &earlier)
{
    const Stored<std::vector<SessionId>> more = journalsBeyond(earlier.connection(), later.connection());
    const Stored<std::vector<SessionId>> other = journalsBeyond(later.connection(), earlier.connection());
    return more && other && !more->empty() && other->empty();
}

Stored<qint64> entriesIn(CampaignFile &file)
{
    return file.connection()
        .value(QStringLiteral("SELECT sum(number) FROM secret_heads"))
        .map([](const QVariant &sum) { return sum.toLongLong(); });
}

namespace
{

/// A copy while it is compared with others.
struct ReadCopy
{
    KeptCopy copy;
    Stored<CampaignFile> file;
    QByteArray id;

    explicit ReadCopy(const QString &path, const QDate &day = {})
        : file(CampaignFile::look(path))
        , id(file ? file->id().value_or(QByteArray()) : QByteArray())
    {
        copy = readableContent(path, file);
        copy.day = day;
    }

    /// The later one by the clock, which may have been anywhere.
    [[nodiscard]] std::pair<journal::Moment, std::size_t> byClock() const { return {copy.last, copy.entries}; }
};

/// True if one copy has all that can be read of another, and more.
bool hasMoreThan(ReadCopy &one, ReadCopy &other)
{
    return !one.id.isEmpty() && one.id == other.id && one.copy.entries > other.copy.entries
        && goesOnFrom(*one.file, *other.file);
}

/// Puts a copy that has all of another one before it, and orders the others by the clock.
std::vector<KeptCopy> newestFirst(std::vector<ReadCopy> copies)
{
    std::vector<KeptCopy> ordered;
    std::ranges::stable_sort(copies, std::greater(), &ReadCopy::byClock);
    while (!copies.empty())
    {
        const auto isLatest = [&](ReadCopy &copy)
        { return std::ranges::none_of(copies, [&](ReadCopy &other) { return hasMoreThan(other, copy); }); };
        const auto next = std::ranges::find_if(copies, isLatest);
        ordered.push_back(next->copy);
        copies.erase(next);
    }
    return ordered;
}

/// True if a file is named as one that Dossier made beside another: `Lab.v1.dossier`, `Lab
/// (2026-11-28 21.30.00).dossier`.
bool isBesides(const QString &name, const QString &stem)
{
    return name.endsWith(ending)
        && (name.startsWith(stem + QStringLiteral(".v")) || name.startsWith(stem + QStringLiteral(" (")));
}

} // namespace

namespace
{

/// The random id of a file, as far as it can be read.
QByteArray idAt(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    return file ? file->id().value_or(QByteArray()) : QByteArray();
}

/// A campaign file that may be a copy of another one.
struct Candidate
{
    QString path;
    QDate day;
    bool isByName = false;
    QByteArray id;
};

/// The day that a name ends with, as those of backups do.
QDate dayIn(const QString &name)
{
    const qsizetype stem = name.lastIndexOf(u'.', -ending.size() - 1);
    return dayOf(name, name.left(stem + 1));
}

std::vector<Candidate> candidatesFor(const QFileInfo &file, const QString &folder)
{
    const QString beginning = beginningOf(file.completeBaseName());
    const QStringList filter(u'*' + ending);
    std::vector<Candidate> all;
    for (const QString &name : QDir(folder).entryList(filter, QDir::Files))
    {
        const bool isOfItsName = dayOf(name, name.left(beginning.size() + idDigits + 1)).isValid();
        all.push_back({QDir(folder).filePath(name), dayIn(name), isOfItsName && name.startsWith(beginning), {}});
    }
    for (const QString &name : file.dir().entryList(filter, QDir::Files))
        if (name != file.fileName())
            all.push_back({file.dir().filePath(name), {}, isBesides(name, file.completeBaseName()), {}});
    for (Candidate &one : all)
        one.id = idAt(one.path);
    return all;
}

} // namespace

std::vector<KeptCopy> copiesOf(const QString &path, const QString &folder)
{
    const std::vector<Candidate> all = candidatesFor(QFileInfo(path), folder);
    QSet<QByteArray> ids{idAt(path)};
    // A file of which nothing can be read has the id of its copies by name.
    if (ids.remove(QByteArray()))
        for (const Candidate &one : all)
            if (one.isByName)
                ids << one.id;
    ids.remove(QByteArray());
    std::vector<ReadCopy> own;
    std::vector<ReadCopy> others;
    for (const Candidate &one : all)
        if (ids.contains(one.id))
            own.emplace_back(one.path, one.day);
        else if (one.isByName)
            others.emplace_back(one.path, one.day);
    std::vector<KeptCopy> copies = newestFirst(std::move(own));
    std::ranges::move(newestFirst(std::move(others)), std::back_inserter(copies));
    return copies;
}

} // namespace dossier::storage
