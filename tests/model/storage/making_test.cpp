#include "model/storage/rescue.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/model/storage/told_access.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

#include <sys/stat.h>

#include <array>
#include <memory>

namespace making_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

constexpr int kills = 30;
constexpr int races = 15;

unsigned permissionsOf(const QString &path)
{
    struct stat found = {};
    return ::stat(QFile::encodeName(path).constData(), &found) == 0 ? found.st_mode & 0777U : 0;
}

QStringList allIn(const QString &folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

} // namespace

/// A file is made in one step: there is nothing of it, or all.
class MakingTest : public QObject
{
    Q_OBJECT

private slots:

    void killedAtAnyMomentThereIsAWholeFileOrNone()
    {
        std::mt19937 random(1);
        int whole = 0;
        for (int i = scaled(kills); i > 0; --i)
        {
            const Place place;
            {
                Probe making(QStringLiteral("begin"), place.path);
                QCOMPARE(making.line(), QString("begins"));
                QTest::qSleep(static_cast<int>(random() % 60));
            }
            whole += QFile::exists(place.path) ? 1 : 0;
            if (QFile::exists(place.path))
                QCOMPARE(told(CampaignFile::open(place.path, keyOfTests())), QString("writes"));
            else
                QVERIFY(CampaignFile::create(place.path, keyOfTests()).has_value());
            QCOMPARE(allIn(place.folder.path()), QStringList("Lab.dossier"));
        }
        qInfo("%d of %d were there", whole, scaled(kills));
    }

    void whatThreeProgramsBeginAtOnceIsNeverDeleted()
    {
        for (int i = scaled(races); i > 0; --i)
        {
            const Place place;
            std::array<std::unique_ptr<Probe>, 3> programs;
            for (auto &program : programs)
                program = std::make_unique<Probe>(QStringLiteral("begin"), place.path);
            qsizetype acknowledged = 0;
            for (auto &program : programs)
            {
                QCOMPARE(program->line(), QString("begins"));
                acknowledged += program->line().startsWith(QLatin1String("added")) ? 1 : 0;
            }
            QVERIFY(acknowledged > 0);
            programs = {};
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QVERIFY(must(file.verify()).empty());
            std::size_t kept = 0;
            for (qint64 session = 1; auto journal = file.journal({session}); ++session)
                kept += journal->journal().records().size();
            QVERIFY(kept >= static_cast<std::size_t>(acknowledged));
        }
    }

    void anEmptyFileIsAPlaceForOne()
    {
        const Place place;
        writeBytes(place.path, "");
        QCOMPARE(told(CampaignFile::create(place.path, keyOfTests())), QString("writes"));
        QCOMPARE(faultOf(CampaignFile::create(place.path, keyOfTests())), StorageFault::FileExists);
    }

    void theLogOfAFileThatIsGoneIsPutAside()
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
        const QByteArray log = bytesOf(place.path + "-wal");
        QVERIFY(!log.isEmpty());
        QVERIFY(QFile::remove(place.path));
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            QVERIFY(must(file.verify()).empty());
            QCOMPARE(faultOf(file.journal({1})), StorageFault::NoSuchThing);
        }
        QCOMPARE(bytesOf(place.path + "-wal.left"), log);
    }

    void aNewFileIsItsOwnersAndACopyIsNoMoreOpen()
    {
        const Place place;
        const mode_t before = ::umask(0022);
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            addedSession(file);
            for (const char *ending : {"", "-wal", "-shm"})
                QCOMPARE(permissionsOf(place.path + QLatin1String(ending)), 0600U);
            for (const unsigned permissions : {0600U, 0640U})
            {
                QCOMPARE(::chmod(QFile::encodeName(place.path).constData(), permissions), 0);
                const QString copy = place.folder.filePath(QStringLiteral("copy%1.dossier").arg(permissions));
                must(file.copyTo(copy));
                QCOMPARE(permissionsOf(copy), permissions);
                const QString rescued = place.folder.filePath(QStringLiteral("rescued%1.dossier").arg(permissions));
                must(rescue(file, rescued));
                QCOMPARE(permissionsOf(rescued), permissions);
            }
        }
        ::umask(before);
    }

    void aFileThatIsBeingMadeHasNoNameYet()
    {
        const Place place;
        NewFile file = must(NewFile::beside(place.path));
        QVERIFY(file.write("bytes"));
        QCOMPARE(allIn(place.folder.path()), QStringList());
        must(file.place());
        QCOMPARE(allIn(place.folder.path()), QStringList("Lab.dossier"));
        QCOMPARE(bytesOf(place.path), QByteArray("bytes"));
    }

    void aNewFileNeverReplacesOneThatHoldsSomething()
    {
        const Place place;
        writeBytes(place.path, "mine");
        NewFile file = must(NewFile::beside(place.path));
        QCOMPARE(faultOf(file.place()), StorageFault::FileExists);
        QCOMPARE(bytesOf(place.path), QByteArray("mine"));
    }

    void namesAreToldFor()
    {
        const Place place;
        const auto named
            = [&](int bytes) { return place.folder.filePath(QString(bytes - 8, u'n') + QStringLiteral(".dossier")); };
        QCOMPARE(told(CampaignFile::create(named(maxFileName), keyOfTests())), QString("writes"));
        QCOMPARE(told(CampaignFile::open(named(maxFileName), keyOfTests())), QString("writes"));
        for (const int bytes : {maxFileName + 1, 255, 256, 2000})
        {
            QCOMPARE(faultOf(CampaignFile::create(named(bytes), keyOfTests())), StorageFault::NameTooLong);
            QCOMPARE(faultOf(CampaignFile::open(named(bytes), keyOfTests())), StorageFault::NameTooLong);
        }
        const QString nowhere = place.folder.filePath("gone/Lab.dossier");
        QCOMPARE(faultOf(CampaignFile::create(nowhere, keyOfTests())), StorageFault::NoSuchFolder);
        QCOMPARE(faultOf(CampaignFile::open(nowhere, keyOfTests())), StorageFault::NoSuchFolder);
    }
};

DOSSIER_TESTS(MakingTest, EventLoop)

} // namespace making_test

#include "making_test.moc"
