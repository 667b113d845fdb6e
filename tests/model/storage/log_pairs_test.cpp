#include "model/storage/campaigns.h"
#include "model/storage/sessions.h"
#include "places.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace log_pairs_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int pairs = 2500;

/// A file and its log as they lay on the disk at a moment, and the state that they were then.
struct Moment
{
    QByteArray file;
    QByteArray log;
    QStringList state;
};

QString logOf(const QString &path)
{
    return path + QStringLiteral("-wal");
}

/// All that a file holds, read without changing anything.
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

QStringList stateAt(const QString &path)
{
    Stored<CampaignFile> file = CampaignFile::look(path);
    return file ? stateOf(*file) : QStringList(QStringLiteral("fault %1").arg(static_cast<int>(file.error().fault)));
}

void keep(std::vector<Moment> &moments, const QString &path)
{
    moments.push_back({bytesOf(path), QFile::exists(logOf(path)) ? bytesOf(logOf(path)) : QByteArray(), stateAt(path)});
}

/// Plays on in a file, folding in and changing the register now and then, and keeps each moment.
void play(std::vector<Moment> &moments, const QString &path, unsigned seed, int steps)
{
    std::mt19937 random(seed);
    {
        CampaignFile file = must(CampaignFile::open(path));
        SessionJournal journal = must(file.journal({1}));
        for (int step = 0; step < steps; ++step)
        {
            appendRandom(journal, random, 1 + static_cast<int>(random() % 3));
            keep(moments, path);
            if (random() % 4 == 0)
            {
                must(journal.foldIn());
                keep(moments, path);
            }
            if (random() % 5 == 0)
                must(changeCampaign(file, {1}, {QString::number(random()), QStringLiteral("omega"), {}}));
        }
    }
    keep(moments, path);
}

/// The same in a file of the version that had no words, by the statements that it had.
void playOld(std::vector<Moment> &moments, const QString &path, unsigned seed, int steps)
{
    std::mt19937 random(seed);
    const std::shared_ptr<Connection> connection = must(Connection::open(path, OpenAs::Writer));
    must(connection->run(QStringLiteral("PRAGMA wal_autocheckpoint = 0")));
    SessionJournal journal = must(SessionJournal::open(connection, {1}, std::nullopt));
    for (int step = 0; step < steps; ++step)
    {
        appendRandom(journal, random, 1);
        keep(moments, path);
        if (step % 3 == 2)
        {
            must(connection->value(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)")));
            keep(moments, path);
        }
    }
}

/// Moments of one campaign, of a copy of it that was played on elsewhere, of another one, and of an older version.
std::vector<Moment> momentsOfAll()
{
    const Place place;
    const Place elsewhere;
    const Place another;
    const Place old;
    std::vector<Moment> moments;
    for (const Place *one : {&place, &another})
    {
        CampaignFile file = must(CampaignFile::create(one->path));
        addedSession(file);
    }
    play(moments, place.path, 1, 4);
    writeBytes(elsewhere.path, bytesOf(place.path));
    play(moments, place.path, 2, 6);
    play(moments, elsewhere.path, 3, 6);
    play(moments, another.path, 4, 4);
    writeBytes(old.path, bytesOf(QStringLiteral(DOSSIER_SOURCE_DIR "/tests/model/storage/golden/version-1.dossier")));
    playOld(moments, old.path, 5, 6);
    {
        const CampaignFile upgraded = must(CampaignFile::open(old.path));
    }
    play(moments, old.path, 6, 3);
    return moments;
}

bool isBeginning(const QStringList &shorter, const QStringList &longer)
{
    return shorter.size() <= longer.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
}

void lay(const QString &path, const QByteArray &file, const QByteArray &log)
{
    writeBytes(path, file);
    if (!log.isEmpty())
        writeBytes(logOf(path), log);
}

QByteArray allBytesIn(const QString &folder)
{
    QByteArray all;
    for (const QFileInfo &file : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Name))
        all += file.fileName().toUtf8() + '\0' + bytesOf(file.filePath()) + '\0';
    return all;
}

/// What is wrong with how a file opens with a log of another moment; empty when nothing is.
QString faultOfPair(const Moment &file, const QStringList &alone, const Moment &log, bool isOwn)
{
    const Place place;
    lay(place.path, file.file, log.log);
    const QByteArray before = allBytesIn(place.folder.path());
    const QStringList looked = stateAt(place.path);
    if (allBytesIn(place.folder.path()) != before)
        return QStringLiteral("looking changed a byte");
    Stored<CampaignFile> opened = CampaignFile::open(place.path);
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
    return {};
}

} // namespace

/// Files and logs of all moments beside each other: SQLite pairs them by name, Dossier by what is in them.
class LogPairsTest : public QObject
{
    Q_OBJECT

private slots:

    void aFileIsReadWithItsOwnLogAlone()
    {
        const std::vector<Moment> moments = momentsOfAll();
        std::vector<QStringList> alone;
        for (const Moment &moment : moments)
        {
            const Place place;
            lay(place.path, moment.file, {});
            alone.push_back(stateAt(place.path));
        }
        std::mt19937 random(7);
        const std::size_t all = moments.size() * moments.size();
        const auto tries = std::min(all, static_cast<std::size_t>(scaled(pairs)));
        for (std::size_t i = 0; i < tries; ++i)
        {
            const std::size_t pair = tries == all ? i : random() % all;
            const std::size_t a = i < moments.size() ? i : pair / moments.size();
            const std::size_t b = i < moments.size() ? i : pair % moments.size();
            const QString fault = faultOfPair(moments[a], alone[a], moments[b], a == b);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("file %1 and log %2: %3").arg(a).arg(b).arg(fault)));
        }
        qInfo("%zu moments, %zu of %zu pairs", moments.size(), tries, all);
    }

    void whatLiesThereAndIsNoLogIsSetAside_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text as a log") << QStringLiteral("-wal") << QByteArray("my notes");
        QTest::newRow("pictures as a log") << QStringLiteral("-wal") << QByteArray(50000, 'x');
        QTest::newRow("text as an index") << QStringLiteral("-shm") << QByteArray("my notes");
        QTest::newRow("a rollback journal")
            << QStringLiteral("-journal") << QByteArray::fromHex("d9d505f920a163d7").append(QByteArray(5000, '\1'));
    }

    void whatLiesThereAndIsNoLogIsSetAside()
    {
        QFETCH(QString, ending);
        QFETCH(QByteArray, bytes);
        const Place place;
        makeFullFile(place.path);
        const QStringList before = stateAt(place.path);
        writeBytes(place.path + ending, bytes);
        QCOMPARE(stateAt(place.path), before);
        QCOMPARE(bytesOf(place.path + ending), bytes);
        {
            CampaignFile file = must(CampaignFile::open(place.path));
            QCOMPARE(file.setAside(), QStringList(place.path + ending + ".left"));
            QCOMPARE(stateOf(file), before);
            QVERIFY(must(file.verify()).empty());
        }
        QCOMPARE(bytesOf(place.path + ending + ".left"), bytes);
        writeBytes(place.path + ending, bytes);
        QCOMPARE(must(CampaignFile::open(place.path)).setAside(), QStringList(place.path + ending + ".left2"));
    }

    void aLinkInTheLogsPlaceIsNotFollowed()
    {
        const Place place;
        makeFullFile(place.path);
        const QString mine = place.folder.filePath(QStringLiteral("mine"));
        for (const char *ending : {"-wal", "-shm", "-journal"})
        {
            writeBytes(mine, "");
            QVERIFY(QFile::link(mine, place.path + QLatin1String(ending)));
            QCOMPARE(must(CampaignFile::open(place.path)).access(), Access::Writes);
            QCOMPARE(bytesOf(mine), QByteArray());
            QVERIFY(!QFile::exists(place.path + QLatin1String(ending)));
        }
    }
};

DOSSIER_TESTS(LogPairsTest, EventLoop)

} // namespace log_pairs_test

#include "log_pairs_test.moc"
