#include "model/storage/backups.h"

#include "model/storage/campaigns.h"
#include "model/storage/new_file.h"
#include "model/storage/private_files.h"
#include "model/storage/sessions.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace dossier::storage
{

namespace
{

constexpr int daysKept = 10;
constexpr int weeksKept = 4;
constexpr int longestName = 60;
/// Digits of a file's id in the name of a backup.
constexpr int idDigits = 8;
const QString ending = QStringLiteral(".dossier");

/// What the names of the backups of a file of that name begin with.
QString beginningOf(const QString &name)
{
    // Half of a letter beyond the first plane is no letter, and in no file's name.
    QString cut = name.left(longestName);
    if (!cut.isEmpty() && cut.back().isHighSurrogate())
        cut.chop(1);
    return cut + u'.';
}

/// What the names of a file's backups begin with: its name, for people, and its id, which no other file has.
Stored<QString> stemOf(CampaignFile &file)
{
    return file.connection()
        .value(QStringLiteral("SELECT uid FROM file"))
        .map(
            [&](const QVariant &id)
            {
                const QString shortId = QString::fromLatin1(id.toByteArray().toHex().first(idDigits));
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

/// The random id of a file, which its copies share.
QByteArray idOf(CampaignFile &file)
{
    return file.connection().value(QStringLiteral("SELECT uid FROM file")).value_or(QVariant()).toByteArray();
}

/// True if what lies at that path is a copy of the file, by its content.
bool isCopyOf(CampaignFile &file, const QString &path)
{
    if (QFileInfo(path).isSymLink())
        return false;
    Stored<CampaignFile> copy = CampaignFile::look(path);
    return copy && !idOf(file).isEmpty() && idOf(*copy) == idOf(file);
}

} // namespace

QList<QDate> daysToLetGo(QList<QDate> days)
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
            for (const QDate &old : daysToLetGo(days))
                if (const QString copy = pathOf(folder, *stem, old); isCopyOf(file, copy))
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

Done placeCopy(const QString &copy, const QString &path)
{
    // With its own log: what it was chosen for may be in there.
    return CampaignFile::look(copy).and_then([&](CampaignFile file) { return file.copyTo(path); });
}

namespace
{

/// The content of a copy; nothing where it cannot be read or holds nothing.
std::optional<KeptCopy> readCopy(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    const Stored<std::vector<Listed<Campaign>>> all = file ? campaigns(*file) : tl::unexpected(file.error());
    KeptCopy copy{.path = path};
    for (const Listed<Campaign> &campaign : all.value_or(std::vector<Listed<Campaign>>{}))
        for (const auto &session : sessions(*file, campaign.id).value_or(std::vector<Listed<Session>>{}))
        {
            const Stored<SessionJournal> journal = file->journal(session.id);
            if (!journal || journal->damage() || journal->journal().records().empty())
                continue;
            copy.entries += journal->journal().records().size();
            if (const journal::Moment last = journal->journal().records().back().time;
                copy.game.isEmpty() || last > copy.last)
            {
                copy.last = last;
                copy.game = campaign.value.game;
            }
        }
    return all && copy.entries > 0 ? std::optional(copy) : std::nullopt;
}

/// True if a file is named as one that Dossier made beside another: `Lab.v1.dossier`, `Lab
/// (2026-11-28 21.30.00).dossier`.
bool isBesides(const QString &name, const QString &stem)
{
    return name.endsWith(ending)
        && (name.startsWith(stem + QStringLiteral(".v")) || name.startsWith(stem + QStringLiteral(" (")));
}

} // namespace

std::vector<KeptCopy> copiesOf(const QString &path, const QString &folder)
{
    const QFileInfo file(path);
    const QString beginning = beginningOf(file.completeBaseName());
    std::vector<KeptCopy> copies;
    const auto add = [&](const QString &copy, const QDate &day)
    {
        if (std::optional<KeptCopy> read = readCopy(copy))
        {
            read->day = day;
            copies.push_back(*std::move(read));
        }
    };
    for (const QString &name : QDir(folder).entryList(QDir::Files))
        if (const QDate day = dayOf(name, name.left(beginning.size() + idDigits + 1));
            day.isValid() && name.startsWith(beginning))
            add(QDir(folder).filePath(name), day);
    for (const QString &name : file.dir().entryList(QDir::Files))
        if (isBesides(name, file.completeBaseName()))
            add(file.dir().filePath(name), {});
    std::ranges::stable_sort(
        copies, std::greater(), [](const KeptCopy &copy) { return std::pair(copy.last, copy.entries); });
    return copies;
}

} // namespace dossier::storage
