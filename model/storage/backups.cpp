#include "backups.h"

#include <QDir>
#include <QFileInfo>
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
    return name.left(longestName) + u'.';
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
    const bool ours = name.startsWith(stem) && name.endsWith(ending);
    return ours ? QDate::fromString(name.mid(stem.size(), name.size() - stem.size() - ending.size()), Qt::ISODate)
                : QDate();
}

QString pathOf(const QString &folder, const QString &stem, const QDate &day)
{
    return QDir(folder).filePath(stem + day.toString(Qt::ISODate) + ending);
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
    if (QFileInfo::exists(path))
        return {};
    if (!QDir().mkpath(folder))
        return tl::unexpected(StorageError{.fault = StorageFault::ReadOnly, .file = folder});
    return file.copyTo(path).map(
        [&]
        {
            for (const QDate &old : daysToLetGo(daysIn(folder, *stem)))
                QFile::remove(pathOf(folder, *stem, old));
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

std::optional<DailyCopy> latestCopy(const QString &folder, const QString &name)
{
    const qsizetype idAt = beginningOf(name).size();
    std::optional<DailyCopy> latest;
    for (const QString &copy : QDir(folder).entryList(QDir::Files))
        if (copy.startsWith(beginningOf(name)))
            if (const QDate day = dayOf(copy, copy.left(idAt + idDigits + 1));
                day.isValid() && (!latest || day > latest->day))
                latest = DailyCopy{QDir(folder).filePath(copy), day};
    return latest;
}

} // namespace dossier::storage
