#include "model/storage/campaigns.h"
#include "places.h"
#include "tests/model/storage/file_moments.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

namespace log_pairs_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int pairs = 2500;

/// Plays on in a file, folding in and changing the register now and then, and keeps each moment.
void play(std::vector<Moment> &moments, const QString &path, unsigned seed, int steps)
{
    std::mt19937 random(seed);
    {
        CampaignFile file = must(CampaignFile::open(path, keyOfTests()));
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

/// Plays in a file of the version without words, with the statements of that version.
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
        CampaignFile file = must(CampaignFile::create(one->path, keyOfTests()));
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
        const CampaignFile upgraded = must(CampaignFile::open(old.path, keyOfTests()));
    }
    play(moments, old.path, 6, 3);
    return moments;
}

} // namespace

/// Files and logs of all moments beside each other: SQLite pairs them by name, Dossier by content.
class LogPairsTest : public QObject
{
    Q_OBJECT

private slots:

    void aFileIsReadWithItsOwnLogAlone()
    {
        const std::vector<Moment> moments = momentsOfAll();
        const QStringList faults = faultsOfPairs(moments, static_cast<std::size_t>(scaled(pairs)));
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
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
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QCOMPARE(file.setAside(), QStringList(place.path + ending + ".left"));
            QCOMPARE(stateOf(file), before);
            QVERIFY(must(file.verify()).empty());
        }
        QCOMPARE(bytesOf(place.path + ending + ".left"), bytes);
        writeBytes(place.path + ending, bytes);
        QCOMPARE(
            must(CampaignFile::open(place.path, keyOfTests())).setAside(), QStringList(place.path + ending + ".left2"));
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
            QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::Writes);
            QCOMPARE(bytesOf(mine), QByteArray());
            QVERIFY(!QFile::exists(place.path + QLatin1String(ending)));
        }
    }
};

DOSSIER_TESTS(LogPairsTest, EventLoop)

} // namespace log_pairs_test

#include "log_pairs_test.moc"
