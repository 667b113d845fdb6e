#include "made_up_file.h"
#include "probe_process.h"
#include "test_class.h"
#include "told_access.h"

#include <QFile>
#include <QTest>

#include <unistd.h>

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
            CampaignFile file = must(CampaignFile::create(place.path));
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

    void aFullDiskIsSaidAndNothingIsLost()
    {
        const Place place;
        const Mounted disk(place.folder.path(), QStringLiteral("size=400k"));
        if (!disk.works())
            QSKIP("nothing can be mounted here");
        CampaignFile file = must(CampaignFile::create(place.path));
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
#include "no_writing_test.moc"
