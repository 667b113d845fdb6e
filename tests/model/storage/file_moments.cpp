#include "tests/model/storage/file_moments.h"

#include "model/storage/campaigns.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/made_up_file.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <random>

namespace dossier::test
{

using namespace storage;

QString logOf(const QString &path)
{
    return path + QStringLiteral("-wal");
}

QStringList stateOf(CampaignFile &file)
{
    QStringList lines;
    for (const Listed<Campaign> &campaign : must(campaigns(file)))
    {
        lines << campaign.value.name + u'/' + campaign.value.notes;
        for (const Listed<Session> &session : must(sessions(file, campaign.id)))
        {
            lines << session.value.facts.notes;
            const SessionJournal journal = must(file.journal(session.id));
            if (journal.damage())
                lines << QStringLiteral("damaged");
            for (const journal::Record &record : journal.journal().records())
                lines << text(record);
        }
    }
    return lines;
}

QStringList stateAt(const QString &path, const vault::KeyPtr &key)
{
    Stored<CampaignFile> file = CampaignFile::look(path, key);
    return file ? stateOf(*file) : QStringList(QStringLiteral("fault %1").arg(static_cast<int>(file.error().fault)));
}

void keep(std::vector<Moment> &moments, const QString &path, const vault::KeyPtr &key)
{
    moments.push_back(
        {bytesOf(path), QFile::exists(logOf(path)) ? bytesOf(logOf(path)) : QByteArray(), stateAt(path, key), key});
}

void lay(const QString &path, const QByteArray &file, const QByteArray &log)
{
    writeBytes(path, file);
    if (!log.isEmpty())
        writeBytes(logOf(path), log);
}

namespace
{

bool isBeginning(const QStringList &shorter, const QStringList &longer)
{
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

QByteArray allBytesIn(const QString &folder)
{
    QByteArray all;
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Name))
        all += file.fileName().toUtf8() + '\0' + bytesOf(file.filePath()) + '\0';
    return all;
}

/// Names the fault of a file that is opened with a log of another moment; empty when there is none.
QString faultOfPair(const Moment &file, const QStringList &alone, const Moment &log, bool isOwn,
    const std::function<QString(const QString &path)> &opens)
{
    const Place place;
    lay(place.path, file.file, log.log);
    const QByteArray before = allBytesIn(place.folder.path());
    const QStringList looked = stateAt(place.path, file.key);
    if (allBytesIn(place.folder.path()) != before)
        return QStringLiteral("looking changed a byte");
    Stored<CampaignFile> opened = CampaignFile::open(place.path, file.key);
    if (!opened || opened->access() != Access::Writes)
        return QStringLiteral("does not open to be written");
    const QStringList state = stateOf(*opened);
    if (state != looked)
        return QStringLiteral("looking shows another state");
    if (!must(opened->verify()).empty())
        return QStringLiteral("a mixture");
    if (state != alone && state != log.state)
        return QStringLiteral("neither the file's own state nor the log's");
    if (isOwn && state != log.state)
        return QStringLiteral("its own log is not read");
    const bool isKept = QFile::exists(logOf(place.path) + QStringLiteral(".left"));
    if (state == alone && !log.log.isEmpty() && !isBeginning(log.state, alone) && !isKept)
        return QStringLiteral("a log that holds more is neither read nor kept");
    if (isKept && (bytesOf(logOf(place.path) + QStringLiteral(".left")) != log.log || opened->setAside().isEmpty()))
        return QStringLiteral("the log was not set aside as it was, or not told of");
    if (!opens)
        return {};
    opened = tl::unexpected(StorageError{});
    return opens(place.path);
}

} // namespace

QStringList faultsOfPairs(
    const std::vector<Moment> &moments, std::size_t tries, const std::function<QString(const QString &path)> &opens)
{
    std::vector<QStringList> alone;
    for (const Moment &moment : moments)
    {
        const Place place;
        lay(place.path, moment.file, {});
        alone.push_back(stateAt(place.path, moment.key));
    }
    std::mt19937 random(7);
    const std::size_t all = moments.size() * moments.size();
    tries = std::min(all, tries);
    QStringList faults;
    for (std::size_t i = 0; i < tries; ++i)
    {
        const std::size_t pair = tries == all ? i : random() % all;
        const bool isOwn = tries < all && i < moments.size();
        const std::size_t a = isOwn ? i : pair / moments.size();
        const std::size_t b = isOwn ? i : pair % moments.size();
        const QString fault = faultOfPair(moments[a], alone[a], moments[b], a == b, opens);
        if (!fault.isEmpty())
            faults << QStringLiteral("file %1 and log %2: %3").arg(a).arg(b).arg(fault);
    }
    qInfo("%zu moments, %zu of %zu pairs, %lld faults", moments.size(), tries, all,
        static_cast<long long>(faults.size()));
    return faults;
}

} // namespace dossier::test
