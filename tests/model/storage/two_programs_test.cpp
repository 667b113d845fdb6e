#include "tests/model/storage/made_up_file.h"
#include "tests/model/storage/probe_process.h"
#include "tests/model/storage/told_access.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QSysInfo>
#include <QTest>

namespace two_programs_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

/// One file, two programs: one writes, the other reads and can say who writes.
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
            CampaignFile second = must(CampaignFile::open(place.path));
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
            QCOMPARE(told(CampaignFile::open(place.path)), QStringLiteral("held by %1").arg(holder.process()));
            holder.killed();
            QCOMPARE(must(CampaignFile::open(place.path)).access(), Access::Writes);
        }
    }

    void theFileIsTheSameByWhateverNameItIsOpened()
    {
        const Place place;
        const CampaignFile first = must(CampaignFile::create(place.path));
        const QString link = place.folder.filePath("link.dossier");
        QVERIFY(QFile::link(place.path, link));
        QCOMPARE(must(CampaignFile::open(link)).access(), Access::HeldByOther);
        QCOMPARE(must(CampaignFile::open(place.folder.filePath("./Lab.dossier"))).access(), Access::HeldByOther);
    }

    void aPersonCanTakeItFromAnotherHost()
    {
        const Place place;
        makeFullFile(place.path);
        const QByteArray elsewhere = "4711\ndossier\nthe-other-laptop\n\n\n";
        writeBytes(place.path + ".lock", elsewhere);
        {
            const CampaignFile file = must(CampaignFile::open(place.path));
            QCOMPARE(file.access(), Access::HeldByOther);
            QCOMPARE(file.holder()->host, QString("the-other-laptop"));
        }
        QCOMPARE(bytesOf(place.path + ".lock"), elsewhere);
        QTest::qSleep(10);
        const CampaignFile file = must(CampaignFile::takeOver(place.path));
        QCOMPARE(file.access(), Access::Writes);
        QCOMPARE(must(CampaignFile::open(place.path)).access(), Access::HeldByOther);
    }

    void whoLivesOnThisHostIsNotTakenFrom()
    {
        const Place place;
        makeFullFile(place.path);
        Probe holder(QStringLiteral("hold"), place.path);
        QCOMPARE(holder.line(), QString("writes"));
        QTest::qSleep(10);
        QCOMPARE(must(CampaignFile::takeOver(place.path)).access(), Access::HeldByOther);
        QCOMPARE(told(CampaignFile::open(place.path)), QStringLiteral("held by %1").arg(holder.process()));
    }

    void theReaderFollowsTheWriter()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path));
            addedSession(file);
        }
        Probe writer(QStringLiteral("write"), place.path);
        for (int i = 0; i < 10; ++i)
        {
            const unsigned written = writer.line().toUInt();
            CampaignFile file = must(CampaignFile::open(place.path));
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
