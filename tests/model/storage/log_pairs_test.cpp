#include "model/storage/campaigns.h"
#include "places.h"
#include "tests/model/storage/file_moments.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <sys/stat.h>

#include <algorithm>

namespace log_pairs_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int pairs = 120;

/// A lock as another host's program leaves it.
const QByteArray elsewhere = "4711\ndossier\nthe-other-laptop\n\n\n";

/// All that lies in a folder: links by where they lead, files by their bytes, anything else by its kind.
QStringList allIn(const QString &folder)
{
    QStringList all;
    for (const QFileInfo &info : QDir(folder).entryInfoList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot))
        all << info.fileName() + u' ' + info.symLinkTarget() + u' '
                + (info.isFile() ? QString::fromLatin1(bytesOf(info.filePath()).toHex()) : QStringLiteral("no file"));
    return all;
}

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
        QTest::addColumn<bool>("isHeldElsewhere");
        for (const bool isHeld : {false, true})
        {
            const auto row = [&](const char *name, const char *ending, const QByteArray &bytes)
            { QTest::addRow("%s%s", name, isHeld ? " beside a lock" : "") << QString(ending) << bytes << isHeld; };
            row("text as a log", "-wal", "my notes");
            row("pictures as a log", "-wal", QByteArray(50000, 'x'));
            row("text as an index", "-shm", "my notes");
            row("text as a rollback journal", "-journal", "my notes");
            row("a rollback journal", "-journal",
                QByteArray::fromHex("d9d505f920a163d7").append(QByteArray(5000, '\1')));
        }
    }

    void whatLiesThereAndIsNoLogIsSetAside()
    {
        QFETCH(QString, ending);
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isHeldElsewhere);
        const Place place;
        makeFullFile(place.path);
        const QStringList before = stateAt(place.path);
        writeBytes(place.path + ending, bytes);
        if (isHeldElsewhere)
            writeBytes(place.path + ".lock", elsewhere);
        const QStringList all = allIn(place.folder.path());
        QCOMPARE(stateAt(place.path), before);
        if (isHeldElsewhere)
            QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
        QCOMPARE(allIn(place.folder.path()), all);
        {
            CampaignFile file = must(CampaignFile::takeOver(place.path, keyOfTests()));
            QCOMPARE(file.access(), Access::Writes);
            QCOMPARE(file.setAside(), QStringList(place.path + ending + ".left"));
            QCOMPARE(stateOf(file), before);
            QVERIFY(must(file.verify()).empty());
        }
        QCOMPARE(bytesOf(place.path + ending + ".left"), bytes);
        writeBytes(place.path + ending, bytes);
        QCOMPARE(
            must(CampaignFile::open(place.path, keyOfTests())).setAside(), QStringList(place.path + ending + ".left2"));
    }

    /// Beside a lock of another computer nobody writes the file here, and a log without its index is one of a dead
    /// program.
    void aLogBesideALockOfAnotherComputerIsReadWithoutATrace_data()
    {
        QTest::addColumn<QByteArray>("index");
        QTest::newRow("no index") << QByteArray();
        QTest::newRow("notes as its index") << QByteArray("my notes, very dear");
    }

    void aLogBesideALockOfAnotherComputerIsReadWithoutATrace()
    {
        QFETCH(QByteArray, index);
        const Place origin;
        std::vector<Moment> moments;
        {
            CampaignFile file = must(CampaignFile::create(origin.path, keyOfTests()));
            addedSession(file);
        }
        play(moments, origin.path, 1, 3);
        const auto withLog = std::ranges::find_if(moments, [](const Moment &one) { return !one.log.isEmpty(); });
        QVERIFY(withLog != moments.end());
        const Place place;
        lay(place.path, withLog->file, withLog->log);
        writeBytes(place.path + ".lock", elsewhere);
        if (!index.isEmpty())
            writeBytes(place.path + "-shm", index);
        const QStringList all = allIn(place.folder.path());
        QCOMPARE(stateAt(place.path), withLog->state);
        {
            CampaignFile held = must(CampaignFile::open(place.path, keyOfTests()));
            QCOMPARE(held.access(), Access::HeldByOther);
            QCOMPARE(stateOf(held), withLog->state);
            QVERIFY(!held.isLogMissing());
        }
        QCOMPARE(allIn(place.folder.path()), all);
        CampaignFile taken = must(CampaignFile::takeOver(place.path, keyOfTests()));
        QCOMPARE(taken.access(), Access::Writes);
        QCOMPARE(stateOf(taken), withLog->state);
    }

    void aLinkOrAPipeBesideALockOfAnotherComputerKeepsNobodyOut_data()
    {
        QTest::addColumn<QString>("ending");
        QTest::addColumn<bool>("isLink");
        for (const char *ending : {"-wal", "-shm", "-journal"})
        {
            QTest::addRow("a link at %s", ending) << QString(ending) << true;
            QTest::addRow("a pipe at %s", ending) << QString(ending) << false;
        }
    }

    void aLinkOrAPipeBesideALockOfAnotherComputerKeepsNobodyOut()
    {
        QFETCH(QString, ending);
        QFETCH(bool, isLink);
        const Place place;
        makeFullFile(place.path);
        const QStringList before = stateAt(place.path);
        const QString mine = place.folder.filePath(QStringLiteral("mine"));
        writeBytes(mine, "my notes");
        QVERIFY(isLink ? QFile::link(mine, place.path + ending)
                       : ::mkfifo(QFile::encodeName(place.path + ending).constData(), 0600) == 0);
        writeBytes(place.path + ".lock", elsewhere);
        const QStringList all = allIn(place.folder.path());
        QCOMPARE(stateAt(place.path), before);
        QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
        QCOMPARE(allIn(place.folder.path()), all);
        CampaignFile taken = must(CampaignFile::takeOver(place.path, keyOfTests()));
        QCOMPARE(taken.access(), Access::Writes);
        QCOMPARE(stateOf(taken), before);
        QCOMPARE(bytesOf(mine), QByteArray("my notes"));
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
