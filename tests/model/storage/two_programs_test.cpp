#include "model/storage/backups.h"
#include "model/storage/rescue.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/model/storage/told_access.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QDate>
#include <QFile>
#include <QSysInfo>
#include <QTest>

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <functional>

namespace two_programs_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

// https://www.sqlite.org/src/file/src/os_unix.c: the byte of the index that each connection holds, and those of the
// file of which it holds a shared lock.
constexpr off_t shmDeadMansSwitch = 128;
constexpr off_t sharedLocks = 0x40000002;
constexpr off_t sharedLockCount = 510;

/// True when any process, this one included, holds a lock on those bytes. A separate process checks it, because closing
/// the file drops the locks of the closing process.
bool isLocked(const QString &path, off_t start, off_t length)
{
    const pid_t child = ::fork();
    if (child == 0)
    {
        const int file = ::open(QFile::encodeName(path).constData(), O_RDWR | O_CLOEXEC);
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = start;
        lock.l_len = length;
        const bool isAsked = file >= 0 && ::fcntl(file, F_GETLK, &lock) == 0;
        ::_exit(isAsked && lock.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

} // namespace

/// One file, two programs: one writes, the other reads and can name the writer.
class TwoProgramsTest : public QObject
{
    Q_OBJECT

private slots:

    void theSecondReadsOnlyAndNamesTheHolder()
    {
        const Place place;
        makeFullFile(place.path);
        for (int i = scaled(4); i > 0; --i)
        {
            Probe holder(QStringLiteral("hold"), place.path);
            QCOMPARE(holder.line(), QString("writes"));
            CampaignFile second = must(CampaignFile::open(place.path, keyOfTests()));
            QCOMPARE(second.access(), Access::HeldByOther);
            QCOMPARE(second.holder()->process, holder.process());
            QCOMPARE(second.holder()->host, QSysInfo::machineHostName());
            QCOMPARE(second.holder()->program, QString("campaign_probe"));
            SessionJournal journal = must(second.journal({1}));
            QCOMPARE(journal.journal().records().size(), std::size_t{30});
            const Stored<Appended> refused = journal.append(recorded(99, entryWith(journal.journal(), {"seen", ""})));
            QCOMPARE(faultOf(refused), StorageFault::HeldByOther);
            QCOMPARE(refused.error().holder, second.holder());
            QVERIFY(must(second.verify()).empty());
        }
    }

    void aKilledHolderHoldsNoMore()
    {
        const Place place;
        makeFullFile(place.path);
        for (int i = scaled(4); i > 0; --i)
        {
            Probe holder(QStringLiteral("hold"), place.path);
            QCOMPARE(holder.line(), QString("writes"));
            QCOMPARE(
                told(CampaignFile::open(place.path, keyOfTests())), QStringLiteral("held by %1").arg(holder.process()));
            holder.killed();
            QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::Writes);
        }
    }

    void theFileIsTheSameByWhateverNameItIsOpened()
    {
        const Place place;
        const CampaignFile first = must(CampaignFile::create(place.path, keyOfTests()));
        const QString link = place.folder.filePath("link.dossier");
        QVERIFY(QFile::link(place.path, link));
        QCOMPARE(must(CampaignFile::open(link, keyOfTests())).access(), Access::HeldByOther);
        QCOMPARE(must(CampaignFile::open(place.folder.filePath("./Lab.dossier"), keyOfTests())).access(),
            Access::HeldByOther);
    }

    void aPersonCanTakeItFromAnotherHost()
    {
        const Place place;
        makeFullFile(place.path);
        const QByteArray elsewhere = "4711\ndossier\nthe-other-laptop\n\n\n";
        writeBytes(place.path + ".lock", elsewhere);
        {
            const CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QCOMPARE(file.access(), Access::HeldByOther);
            QCOMPARE(file.holder()->host, QString("the-other-laptop"));
        }
        QCOMPARE(bytesOf(place.path + ".lock"), elsewhere);
        QTest::qSleep(10);
        const CampaignFile file = must(CampaignFile::takeOver(place.path, keyOfTests()));
        QCOMPARE(file.access(), Access::Writes);
        QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
    }

    void whoLivesOnThisHostIsNotTakenFrom()
    {
        const Place place;
        makeFullFile(place.path);
        Probe holder(QStringLiteral("hold"), place.path);
        QCOMPARE(holder.line(), QString("writes"));
        QTest::qSleep(10);
        QCOMPARE(must(CampaignFile::takeOver(place.path, keyOfTests())).access(), Access::HeldByOther);
        QCOMPARE(
            told(CampaignFile::open(place.path, keyOfTests())), QStringLiteral("held by %1").arg(holder.process()));
    }

    /// SQLite's locks belong to the process: any other open and close of its files there drops them all.
    void nothingDropsTheLocksOfTheWriterInItsProcess_data()
    {
        using Deed = std::function<void(CampaignFile & file, const Place &place)>;
        QTest::addColumn<Deed>("deed");
        const auto row = [](const char *name, const Deed &deed) { QTest::newRow(name) << deed; };
        row("a list", [](CampaignFile &, const Place &place) { must(CampaignFile::look(place.path, keyOfTests())); });
        row("a preview", [](CampaignFile &, const Place &place)
            { must(must(CampaignFile::inspect(place.path, keyOfTests())).verify()); });
        row("the content of a copy", [](CampaignFile &, const Place &place) { (void)readableContent(place.path); });
        row("whose log it is", [](CampaignFile &, const Place &place) { (void)logBeside(place.path, true); });
        row("who holds it", [](CampaignFile &, const Place &place) { (void)FileLock::holderOf(place.path); });
        row("a second opening",
            [](CampaignFile &, const Place &place) { must(CampaignFile::open(place.path, keyOfTests())); });
        row("a copy",
            [](CampaignFile &file, const Place &place) { must(file.copyTo(place.folder.filePath("copy.dossier"))); });
        row("a copy of the day", [](CampaignFile &file, const Place &place)
            { must(keepBackup(file, place.folder.filePath("backups"), QDate(2026, 11, 22))); });
        row("a session that is copied", [](CampaignFile &file, const Place &place)
            { must(copySession(file, {1}, place.folder.filePath("one.dossier"))); });
    }

    void nothingDropsTheLocksOfTheWriterInItsProcess()
    {
        using Deed = std::function<void(CampaignFile & file, const Place &place)>;
        QFETCH(Deed, deed);
        const Place place;
        makeFullFile(place.path);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal({1}));
        must(journal.append(recorded(9000, entryWith(journal.journal(), {"seen", ""}))));
        QVERIFY(isLocked(place.path + "-shm", shmDeadMansSwitch, 1));
        deed(file, place);
        QVERIFY(isLocked(place.path + "-shm", shmDeadMansSwitch, 1));
        QVERIFY(isLocked(place.path, sharedLocks, sharedLockCount));
        // It would be seen.
        const int other = ::open(QFile::encodeName(place.path + "-shm").constData(), O_RDONLY | O_CLOEXEC);
        QVERIFY(other >= 0);
        ::close(other);
        QVERIFY(!isLocked(place.path + "-shm", shmDeadMansSwitch, 1));
    }

    void theReaderFollowsTheWriter()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            addedSession(file);
        }
        Probe writer(QStringLiteral("write"), place.path);
        for (int i = 0; i < 10; ++i)
        {
            const unsigned written = writer.line().toUInt();
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QCOMPARE(file.access(), Access::HeldByOther);
            SessionJournal journal = must(file.journal({1}));
            QVERIFY(!journal.damage());
            QVERIFY(journal.journal().records().size() >= written);
            must(journal.readOn());
            QVERIFY(!journal.damage());
        }
    }
};

DOSSIER_TESTS(TwoProgramsTest, EventLoop)

} // namespace two_programs_test

#include "two_programs_test.moc"
