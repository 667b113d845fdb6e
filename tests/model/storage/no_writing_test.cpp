#include "model/storage/campaign_opening.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/model/storage/told_access.h"
#include "tests/support/test_class.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>

namespace no_writing_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

const QString refused = QStringLiteral("fault %1").arg(static_cast<int>(StorageFault::ReadOnly));

void allow(const QString &path, int permissions)
{
    if (!QFile::setPermissions(path, QFile::Permissions(permissions)))
        qFatal("cannot set the permissions of %s", qPrintable(path));
}

bool ran(const QString &program, const QStringList &arguments)
{
    return QProcess::execute(program, arguments) == 0;
}

/// Runs that in a process of its own as a user without rights; its status when it ended.
int asNobody(const std::function<void()> &run)
{
    constexpr uid_t nobody = 65534;
    const pid_t child = ::fork();
    if (child == 0)
    {
        if (::setresuid(nobody, nobody, nobody) != 0)
            ::_exit(1);
        run();
        ::_exit(0);
    }
    int status = 0;
    return child > 0 && ::waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// A file system of its own in a folder, taken away at the end.
class Mounted
{
public:
    Mounted(const QString &folder, const QString &options)
        : m_folder(folder)
        , m_works(::geteuid() == 0
              && ran(QStringLiteral("mount"),
                  {QStringLiteral("-t"), QStringLiteral("tmpfs"), QStringLiteral("-o"), options,
                      QStringLiteral("tmpfs"), folder}))
    {
    }

    ~Mounted()
    {
        if (m_works)
            ran(QStringLiteral("umount"), {QStringLiteral("-l"), m_folder});
    }

    Mounted(const Mounted &) = delete;
    Mounted &operator=(const Mounted &) = delete;
    Mounted(Mounted &&) = delete;
    Mounted &operator=(Mounted &&) = delete;

    [[nodiscard]] bool works() const { return m_works; }

    void remount(const QString &options) const
    {
        ran(QStringLiteral("mount"), {QStringLiteral("-o"), QStringLiteral("remount,") + options, m_folder});
    }

private:
    QString m_folder;
    bool m_works;
};

} // namespace

/// Files and folders that cannot be written are read, and say so.
class NoWritingTest : public QObject
{
    Q_OBJECT

private slots:

    void initTestCase()
    {
        if (::geteuid() == 0)
            m_user = QStringLiteral("nobody");
    }

    void aReadOnlyFileIsRead()
    {
        const Place place;
        makeFullFile(place.path);
        allow(place.folder.path(), 0x7777);
        allow(place.path, 0x4444);
        QCOMPARE(probed("look", place.path, m_user), (QStringList{"reads", "30", refused}));
    }

    void aFileInAReadOnlyFolderIsRead()
    {
        const Place place;
        makeFullFile(place.path);
        allow(place.path, 0x6666);
        allow(place.folder.path(), 0x5555);
        QCOMPARE(probed("look", place.path, m_user), (QStringList{"reads", "30", refused}));
        allow(place.folder.path(), 0x7777);
        QCOMPARE(QDir(place.folder.path()).entryList(QDir::Files), QStringList("Lab.dossier"));
    }

    /// Another user's log is replaced by one of our own with all that it holds, or stays as it is.
    void aLogOfAnotherUserIsMendedWholeOrNotAtAll_data()
    {
        QTest::addColumn<bool>("isDiskFull");
        QTest::newRow("there is room") << false;
        QTest::newRow("its copy cannot be written to its end") << true;
    }

    void aLogOfAnotherUserIsMendedWholeOrNotAtAll()
    {
        QFETCH(bool, isDiskFull);
        if (m_user.isEmpty())
            QSKIP("Only root can be another user.");
        const Place place;
        const QString log = place.path + "-wal";
        const QByteArray bytes(100'000, 'w');
        writeBytes(place.path, "the file");
        writeBytes(log, bytes);
        allow(place.folder.path(), 0x7777);
        allow(log, 0x4444);
        const int status = asNobody(
            [&]
            {
                if (isDiskFull)
                {
                    const rlimit half{50'000, 50'000};
                    ::signal(SIGXFSZ, SIG_IGN);
                    ::setrlimit(RLIMIT_FSIZE, &half);
                }
                mendLog(place.path);
            });
        QCOMPARE(status, 0);
        QCOMPARE(bytesOf(log), bytes);
        QCOMPARE(QFileInfo(log).ownerId() == 0, isDiskFull);
        QCOMPARE(QDir(place.folder.path()).entryList(QDir::Files | QDir::Hidden),
            (QStringList{"Lab.dossier", "Lab.dossier-wal"}));
    }

    /// Nobody can judge what nobody may read: its permissions are changed for that, and changed back.
    void somethingElseThatMayNotBeReadKeepsItsPermissions()
    {
        const Place place;
        makeFullFile(place.path);
        if (m_user.isEmpty())
            QSKIP("Only root can be another user.");
        for (const char *ending : {"-wal", "-shm"})
        {
            writeBytes(place.path + ending, "my notes");
            allow(place.path + ending, 0);
        }
        allow(place.folder.path(), 0x7777);
        QVERIFY(ran(QStringLiteral("chown"), {QStringLiteral("-R"), m_user, place.folder.path()}));
        QCOMPARE(probed("look", place.path, m_user).value(0), QString("writes"));
        for (const char *ending : {"-wal.left", "-shm.left"})
        {
            // Without what the user of the test, who may do anything, may do.
            QCOMPARE(QFile::permissions(place.path + ending) & QFile::Permissions(0x7077), QFile::Permissions());
            QCOMPARE(bytesOf(place.path + ending), QByteArray("my notes"));
        }
    }

    void aFileThatMayNotBeReadIsNamed()
    {
        const Place place;
        makeFullFile(place.path);
        allow(place.folder.path(), 0x7777);
        allow(place.path, 0x6000);
        if (m_user.isEmpty())
            allow(place.path, 0);
        QCOMPARE(probed("look", place.path, m_user),
            QStringList(QStringLiteral("fault %1").arg(static_cast<int>(StorageFault::NoPermission))));
    }

    void whatDiedInAReadOnlyFolderIsReadToItsEnd_data()
    {
        QTest::addColumn<bool>("withIndex");
        QTest::newRow("as it died") << true;
        QTest::newRow("without the index of its log") << false;
    }

    void whatDiedInAReadOnlyFolderIsReadToItsEnd()
    {
        QFETCH(bool, withIndex);
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            addedSession(file);
        }
        QString last;
        {
            Probe writer(QStringLiteral("write"), place.path);
            for (int i = 0; i < 20; ++i)
                last = writer.line();
            for (const QString &line : writer.killed())
                last = line;
        }
        QVERIFY(QFile::exists(place.path + "-wal"));
        for (const char *ending : {"", "-wal", "-shm"})
            allow(place.path + QLatin1String(ending), 0x6644);
        if (!withIndex)
            QFile::remove(place.path + "-shm");
        allow(place.folder.path(), 0x5555);
        const QStringList told = probed("look", place.path, m_user);
        allow(place.folder.path(), 0x7777);
        QCOMPARE(told.size(), 3);
        QCOMPARE(told[0], QString("reads"));
        QVERIFY(told[1].toInt() >= last.toInt() && told[1].toInt() <= last.toInt() + 1);
        QCOMPARE(told[2], refused);
    }

    void aFileOnAReadOnlyDiskIsRead()
    {
        const Place place;
        const Mounted disk(place.folder.path(), QStringLiteral("size=4m,mode=777"));
        if (!disk.works())
            QSKIP("nothing can be mounted here");
        makeFullFile(place.path);
        allow(place.path, 0x6666);
        disk.remount(QStringLiteral("ro"));
        QCOMPARE(probed("look", place.path, m_user), (QStringList{"reads", "30", refused}));
        QCOMPARE(probed("look", place.path), (QStringList{"reads", "30", refused}));
        disk.remount(QStringLiteral("rw"));
        QCOMPARE(probed("look", place.path).first(), QString("writes"));
    }

    /// Returns the folder's permissions and its content.
    static QStringList filesIn(const Place &place)
    {
        return QDir(place.folder.path()).entryList(QDir::Files | QDir::Hidden);
    }

    void whoOnlyLooksLocksNobodyOut()
    {
        const Place place;
        makeFullFile(place.path);
        allow(place.folder.path(), 0x7777);
        // Write-protected for a while, and another's that one may read.
        for (const int permissions : {0x4444, 0x6644})
        {
            allow(place.path, permissions);
            QCOMPARE(probed("look", place.path, m_user), (QStringList{"reads", "30", refused}));
            QCOMPARE(filesIn(place), QStringList("Lab.dossier"));
            CampaignFile looked = must(CampaignFile::look(place.path, keyOfTests()));
            QCOMPARE(filesIn(place), QStringList("Lab.dossier"));
        }
        allow(place.path, 0x6666);
        QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::Writes);
    }

    void whatAReaderOfAnOlderDossierLeftIsInNobodysWay()
    {
        const Place place;
        makeFullFile(place.path);
        allow(place.folder.path(), 0x7777);
        allow(place.path, 0x6666);
        for (const char *ending : {"-wal", "-shm"})
        {
            writeBytes(place.path + QLatin1String(ending), "");
            allow(place.path + QLatin1String(ending), 0x4444);
        }
        QCOMPARE(probed("look", place.path, m_user).value(0), QString("writes"));
        QCOMPARE(filesIn(place), QStringList("Lab.dossier"));
    }

    void aCopyThatAReaderMakesHasNoNameWhileItIsRead()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            addedSession(file);
        }
        {
            Probe writer(QStringLiteral("write"), place.path);
            writer.line();
        }
        QVERIFY(QFile::exists(place.path + "-wal"));
        const QTemporaryDir temporary;
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", temporary.path().toLocal8Bit());
        {
            CampaignFile looked = must(CampaignFile::look(place.path, keyOfTests()));
            QVERIFY(!must(looked.journal({1})).journal().records().empty());
            QVERIFY(QDir(temporary.path()).isEmpty());
        }
        before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before);
        QVERIFY(QFile::exists(place.path + "-wal"));
    }

    void smallBlocksOnAFullDiskAreSaid()
    {
        const Place place;
        const QString image = place.folder.filePath("image");
        const QString folder = place.folder.filePath("disk");
        QVERIFY(QDir().mkdir(folder));
        const bool works = ::geteuid() == 0
            && ran(QStringLiteral("truncate"), {QStringLiteral("-s"), QStringLiteral("2M"), image})
            && ran(QStringLiteral("mkfs.ext4"),
                {QStringLiteral("-q"), QStringLiteral("-b"), QStringLiteral("1024"), QStringLiteral("-O"),
                    QStringLiteral("^has_journal"), image})
            && ran(QStringLiteral("mount"), {QStringLiteral("-o"), QStringLiteral("loop"), image, folder});
        if (!works)
            QSKIP("nothing can be mounted here");
        const QString path = folder + "/Lab.dossier";
        {
            CampaignFile file = must(CampaignFile::create(path, keyOfTests()));
            addedSession(file);
        }
        // Another kibibyte free each time.
        QFile filling(folder + "/filling");
        QVERIFY(filling.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filling.write(QByteArray(1024, 'x')) == 1024)
            ;
        for (int free = 0; free < 60; ++free)
        {
            QVERIFY(filling.resize(filling.size() - 1024));
            Probe writer(QStringLiteral("try"), path);
            const QString said = writer.line();
            QVERIFY2(said.startsWith("fault") || said.startsWith("added"), qPrintable(said));
        }
        filling.close();
        ran(QStringLiteral("umount"), {QStringLiteral("-l"), folder});
    }

    void aFullDiskIsSaidAndNothingIsLost()
    {
        const Place place;
        const Mounted disk(place.folder.path(), QStringLiteral("size=400k"));
        if (!disk.works())
            QSKIP("nothing can be mounted here");
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal journal = must(file.journal(addedSession(file)));
        std::mt19937 random(1);
        Stored<Appended> last = Appended{};
        journal::Record next;
        for (std::uint64_t number = 1; last && number < 5000; ++number)
        {
            next = randomRecord(random, journal.journal(), number);
            last = journal.append(next);
        }
        QCOMPARE(faultOf(last), StorageFault::DiskFull);
        QCOMPARE(last.error().file, place.path);
        const std::size_t written = journal.journal().records().size();
        QVERIFY(written > 5);
        QCOMPARE(must(file.journal({1})).journal().records().size(), written);
        QCOMPARE(faultOf(journal.append(next)), StorageFault::DiskFull);
        disk.remount(QStringLiteral("size=4m"));
        QCOMPARE(must(journal.append(next)), (Appended{static_cast<std::uint32_t>(written + 1), false}));
        QVERIFY(must(file.verify()).empty());
    }

private:
    QString m_user;
};

DOSSIER_TESTS(NoWritingTest, EventLoop)

} // namespace no_writing_test

#include "no_writing_test.moc"
