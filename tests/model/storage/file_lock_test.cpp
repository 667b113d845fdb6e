#include "model/storage/wal_file.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/model/storage/told_access.h"
#include "tests/support/test_class.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace file_lock_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// A lock as another host's program leaves it.
const QByteArray elsewhere = "4711\ndossier\nthe-other-laptop\n\n\n";

Stored<Appended> appended(SessionJournal &journal, std::uint64_t number)
{
    return journal.append(recorded(number, entryWith(journal.journal(), {"seen", ""})));
}

} // namespace

/// Any object may be at the lock's path: nobody is locked out, and nobody writes on another's table.
class FileLockTest : public QObject
{
    Q_OBJECT

private slots:

    void aHolderOnAnotherComputerIsNamedWithItsLastTime()
    {
        const Place place;
        makeFullFile(place.path);
        QFile lock(place.path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write(elsewhere) == elsewhere.size() && lock.flush());
        const QDateTime then = QDateTime::fromSecsSinceEpoch(1'764'000'000);
        QVERIFY(lock.setFileTime(then, QFileDevice::FileModificationTime));
        lock.close();
        const std::optional<Holder> holder = FileLock::holderOf(place.path);
        QVERIFY(holder.has_value());
        QVERIFY(holder->mayBeGone);
        QVERIFY(holder->seen.has_value());
        QCOMPARE(holder->seen->milliseconds, then.toMSecsSinceEpoch());
    }

    void whoeverWritesIsSeenByTheTimeOfHisLock()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        QFile lock(place.path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::ReadWrite));
        const QDateTime then = QDateTime::fromSecsSinceEpoch(1'764'000'000);
        QVERIFY(lock.setFileTime(then, QFileDevice::FileModificationTime));
        lock.close();
        addedSession(file);
        QVERIFY(QFileInfo(lock).lastModified() > then.addDays(1));
    }

    void aLockThatNamesNobodyIsNobodys_data()
    {
        QTest::addColumn<QByteArray>("text");
        const QByteArray host = QSysInfo::machineHostName().toUtf8();
        QTest::newRow("empty, as a kill between making and writing leaves it") << QByteArray();
        QTest::newRow("a line's end") << QByteArray("\n");
        QTest::newRow("zeros, as a power cut leaves it") << QByteArray(100, '\0');
        QTest::newRow("half of one") << QByteArray("4711\ndoss");
        QTest::newRow("process 0") << "0\ndossier\n" + host + "\n\n\n";
        QTest::newRow("process -1") << "-1\ndossier\n" + host + "\n\n\n";
        QTest::newRow("a process that no system has") << "99999999999999999999\ndossier\n" + host + "\n\n\n";
        QTest::newRow("a process that lives and is not ours") << "1\ndossier\n" + host + "\n\n\n";
        QTest::newRow("a process of an earlier start")
            << "1\ndossier\n" + host + "\n" + QSysInfo::machineUniqueId() + "\nearlier\n";
        QTest::newRow("of this machine under its old name")
            << "4711\ndossier\nold-name\n" + QSysInfo::machineUniqueId() + "\nearlier\n";
    }

    void aLockThatNamesNobodyIsNobodys()
    {
        QFETCH(QByteArray, text);
        const Place place;
        makeFullFile(place.path);
        writeBytes(place.path + ".lock", text);
        const CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        QCOMPARE(file.access(), Access::Writes);
        QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
    }

    void whatIsNoLockIsSetAsideAndKept()
    {
        const Place place;
        makeFullFile(place.path);
        const QString lock = place.path + ".lock";
        const auto opened = [&] { return must(CampaignFile::open(place.path, keyOfTests())); };
        writeBytes(place.folder.filePath("mine"), "mine");
        QVERIFY(QDir().mkpath(lock + "/mine"));
        QCOMPARE(opened().access(), Access::Writes);
        QVERIFY(QFileInfo(lock + ".left/mine").isDir());
        QVERIFY(QFile::link(place.folder.filePath("mine"), lock));
        QCOMPARE(opened().setAside(), QStringList(lock + ".left2"));
        QCOMPARE(QFile::symLinkTarget(lock + ".left2"), place.folder.filePath("mine"));
        QCOMPARE(bytesOf(place.folder.filePath("mine")), QByteArray("mine"));
        writeBytes(lock, "the padlock's number is 4711");
        QCOMPARE(opened().access(), Access::Writes);
        QCOMPARE(bytesOf(lock + ".left3"), QByteArray("the padlock's number is 4711"));
        QCOMPARE(::mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
        QCOMPARE(opened().access(), Access::Writes);
        QVERIFY(!QFileInfo::exists(lock));
    }

    void anotherHostsLockIsTakenByAPersonAlone()
    {
        const Place place;
        makeFullFile(place.path);
        writeBytes(place.path + ".lock", elsewhere);
        QCOMPARE(told(CampaignFile::open(place.path, keyOfTests())), QString("held by 4711"));
        QCOMPARE(told(CampaignFile::takeOver(place.path, keyOfTests())), QString("writes"));
        QCOMPARE(told(CampaignFile::open(place.path, keyOfTests())), QString("writes"));
    }

    void aLockThatIsRemovedIsMadeAgain()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        QVERIFY(QFile::remove(place.path + ".lock"));
        // Nobody comes in meanwhile either.
        QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
        must(appended(journal, 1));
        QVERIFY(QFile::exists(place.path + ".lock"));
        QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
    }

    void whoWasTakenOverAndLivesWritesNoMoreAndSaysSo()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        must(appended(journal, 1));
        QVERIFY(QFile::remove(place.path + ".lock"));
        writeBytes(place.path + ".lock", elsewhere);
        for (std::uint64_t number = 2; number < 4; ++number)
        {
            const Stored<Appended> refused = appended(journal, number);
            QCOMPARE(faultOf(refused), StorageFault::TakenOver);
            QCOMPARE(refused.error().holder->host, QString("the-other-laptop"));
        }
        QCOMPARE(faultOf(file.change([]() -> Done { return {}; })), StorageFault::TakenOver);
        QCOMPARE(faultOf(journal.keepSnapshot({1}, 1, "table")), StorageFault::TakenOver);
        QCOMPARE(journal.journal().records().size(), std::size_t{1});
        QCOMPARE(bytesOf(place.path + ".lock"), elsewhere);
        // Its end frees nobody else's lock.
        file = must(CampaignFile::look(place.path, keyOfTests()));
        QCOMPARE(bytesOf(place.path + ".lock"), elsewhere);
    }

    /// The remains of a failed transaction are cut off the log, but not records that another program has written there
    /// since.
    void whoWasTakenOverCutsNothingOfTheLog_data()
    {
        QTest::addColumn<bool>("takenOver");
        QTest::newRow("taken over meanwhile") << true;
        QTest::newRow("still the writer") << false;
    }

    void whoWasTakenOverCutsNothingOfTheLog()
    {
        QFETCH(bool, takenOver);
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        must(appended(journal, 1));
        const QString log = place.path + "-wal";
        const QByteArray before = bytesOf(log);
        const std::size_t frames = WalFile(log).frames().size();
        QVERIFY(frames > 0);
        const QByteArray theirs(4096, 'x');
        const auto failing = [&]() -> Done
        {
            if (takenOver)
            {
                QFile::remove(place.path + ".lock");
                writeBytes(place.path + ".lock", elsewhere);
            }
            QFile end(log);
            if (!end.open(QIODevice::Append) || end.write(theirs) != theirs.size())
                qFatal("the log cannot be written");
            return tl::unexpected(StorageError{.fault = StorageFault::DiskFull, .file = place.path});
        };
        QVERIFY(!file.change(failing));
        const QByteArray after = bytesOf(log);
        if (takenOver)
            QCOMPARE(after, before + theirs);
        else
            QVERIFY(before.startsWith(after));
        QCOMPARE(WalFile(log).frames().size(), frames);
    }

    void aProgramThatWritesWithoutALockIsNoticed()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path));
        const SessionId session = addedSession(file);
        SessionJournal ours = must(file.journal(session));
        must(appended(ours, 1));
        // This program ignores locks.
        const std::shared_ptr<Connection> other = must(Connection::open(place.path, OpenAs::Writer));
        must(other->makeDurable());
        SessionJournal theirs = must(SessionJournal::open(other, session, std::nullopt));
        must(appended(theirs, 2));
        const Stored<Appended> refused = appended(ours, 3);
        QCOMPARE(faultOf(refused).value(), StorageFault::Replaced);
        CampaignFile saved = must(CampaignFile::open(refused.error().savedAs));
        QCOMPARE(must(saved.journal(session)).journal().records().size(), std::size_t{2});
        QVERIFY(must(saved.verify()).empty());
    }

    void aHardLinkIsTheSameFile()
    {
        const Place place;
        makeFullFile(place.path);
        const QString other = place.folder.filePath("other.dossier");
        QCOMPARE(::link(QFile::encodeName(place.path).constData(), QFile::encodeName(other).constData()), 0);
        {
            Probe holder(QStringLiteral("hold"), place.path);
            QCOMPARE(holder.line(), QString("writes"));
            const CampaignFile second = must(CampaignFile::open(other, keyOfTests()));
            QCOMPARE(second.access(), Access::HeldByOther);
            QCOMPARE(second.holder()->process, holder.process());
            QCOMPARE(second.holder()->program, QString("campaign_probe"));
        }
        const CampaignFile first = must(CampaignFile::open(place.path, keyOfTests()));
        QCOMPARE(first.access(), Access::Writes);
        QCOMPARE(must(CampaignFile::open(other, keyOfTests())).access(), Access::HeldByOther);
    }

    void whoLooksAtAHardLinkDisturbsNobody()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        must(appended(journal, 1));
        const QString other = place.folder.filePath("other.dossier");
        QCOMPARE(::link(QFile::encodeName(place.path).constData(), QFile::encodeName(other).constData()), 0);
        QVERIFY(!probed(QStringLiteral("look"), other).isEmpty());
        must(appended(journal, 2));
    }

    void aLogUnderTheOtherNameIsNotPlayedOver()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            addedSession(file);
        }
        const QString other = place.folder.filePath("other.dossier");
        QCOMPARE(::link(QFile::encodeName(place.path).constData(), QFile::encodeName(other).constData()), 0);
        unsigned last = 0;
        {
            Probe writer(QStringLiteral("write"), place.path);
            for (int i = 0; i < 5; ++i)
                last = writer.line().toUInt();
        }
        {
            const CampaignFile second = must(CampaignFile::open(other, keyOfTests()));
            QCOMPARE(second.access(), Access::NotWritable);
            QCOMPARE(second.forbidden()->fault, StorageFault::LogMissing);
        }
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        QCOMPARE(file.access(), Access::Writes);
        QVERIFY(!file.isLogMissing());
        QVERIFY(must(file.journal({1})).journal().records().size() >= last);
    }

    void aFolderThatIsCopiedWhileItIsPlayedIsNotHeldThere()
    {
        const Place place;
        const CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        const QString copy = place.folder.filePath("copy.dossier");
        QVERIFY(QFile::copy(place.path, copy));
        QVERIFY(QFile::copy(place.path + ".lock", copy + ".lock"));
        QCOMPARE(told(CampaignFile::open(copy, keyOfTests())), QString("writes"));
    }
};

DOSSIER_TESTS(FileLockTest, EventLoop)

} // namespace file_lock_test

#include "file_lock_test.moc"
