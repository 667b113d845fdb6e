#include "model/storage/campaigns.h"
#include "model/storage/rescue.h"
#include "model/storage/sessions.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QFile>
#include <QTest>

namespace rescue_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// Snapshots are made again when they are wanted.
QStringList withoutSnapshots(QStringList lines)
{
    lines.removeIf([](const QString &line) { return line.startsWith(QStringLiteral("snapshot")); });
    return lines;
}

std::vector<journal::Record> recordsOf(CampaignFile &file, SessionId session)
{
    const SessionJournal journal = must(file.journal(session));
    const auto records = journal.journal().records();
    return {records.begin(), records.end()};
}

} // namespace

/// Play continues after damage, in a file of the good data.
class RescueTest : public QObject
{
    Q_OBJECT

private slots:

    void aGoodFileIsRescuedWhole()
    {
        const Place place;
        makeFullFile(place.path);
        const QString path = place.folder.filePath("rescued.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QVERIFY(must(rescue(file, path)).empty());
            QCOMPARE(faultOf(rescue(file, path)), StorageFault::FileExists);
        }
        const QStringList lines = withoutSnapshots(contentOf(place.path).lines);
        const Content rescued = contentOf(path);
        QVERIFY(!rescued.flagged);
        QCOMPARE(rescued.lines, lines);
    }

    void oneSessionIsCopiedAndTheOthersStayWithoutIt()
    {
        const Place place;
        makeFullFile(place.path);
        const QString path = place.folder.filePath("one.dossier");
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const std::vector<journal::Record> first = recordsOf(file, {1});
        const std::vector<journal::Record> second = recordsOf(file, {2});
        must(copySession(file, {2}, path));
        must(removeSession(file, {2}));
        QCOMPARE(faultOf(removeSession(file, {2})), StorageFault::NoSuchThing);
        QVERIFY(must(file.verify()).empty());
        QVERIFY(recordsOf(file, {1}) == first);
        QVERIFY(faultOf(file.journal({2})).has_value());
        CampaignFile copy = must(CampaignFile::open(path, keyOfTests()));
        QVERIFY(must(copy.verify()).empty());
        QVERIFY(recordsOf(copy, {2}) == second);
        QCOMPARE(must(campaigns(copy)).size(), std::size_t{1});
    }

    void theNumberOfASessionIsNotGivenAgain()
    {
        const Place place;
        makeFullFile(place.path);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const Session like = must(sessions(file, must(campaigns(file)).front().id)).front().value;
        const SessionId third = must(addSession(file, like));
        const SessionId fourth = must(addSession(file, like));
        must(removeSession(file, fourth));
        must(removeSession(file, third));
        QVERIFY(must(file.verify()).empty());
        const SessionId fifth = must(addSession(file, like));
        QVERIFY(fifth > fourth);
        // Also when the session that kept the number is gone itself.
        must(removeSession(file, fifth));
        must(removeSession(file, {1}));
        QVERIFY(must(addSession(file, like)) > fifth);
        QVERIFY(must(file.verify()).empty());
    }

    void aSessionIsPutBackUnderItsOwnNumber()
    {
        const Place place;
        makeFullFile(place.path);
        const QStringList before = withoutSnapshots(contentOf(place.path).lines);
        const QString path = place.folder.filePath("one.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            must(copySession(file, {2}, path));
            CampaignFile copy = must(CampaignFile::look(path, keyOfTests()));
            QCOMPARE(must(copy.id()), must(file.id()));
            QCOMPARE(faultOf(putBackSession(copy, {2}, file)), StorageFault::FileExists);
            must(removeSession(file, {2}));
            must(putBackSession(copy, {2}, file));
            QVERIFY(must(file.verify()).empty());
        }
        const Content after = contentOf(place.path);
        QVERIFY(!after.flagged);
        QCOMPARE(withoutSnapshots(after.lines), before);
    }

    void aSessionThatIsDamagedIsNotPutBack()
    {
        const Place place;
        makeFullFile(place.path);
        const QString path = place.folder.filePath("one.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            must(copySession(file, {2}, path));
            must(removeSession(file, {2}));
        }
        tamper(path, "UPDATE secret_records SET body = x'00' WHERE number = 11");
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        CampaignFile copy = must(CampaignFile::look(path, keyOfTests()));
        QCOMPARE(faultOf(putBackSession(copy, {2}, file)), StorageFault::Damaged);
        QVERIFY(faultOf(file.journal({2})).has_value());
        QVERIFY(must(file.verify()).empty());
    }

    void aSessionWhosePackIsDamagedIsNotCopied()
    {
        const Place place;
        makeFullFile(place.path);
        tamper(place.path, "UPDATE secret_pack_contents SET content = x'00'");
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const QString path = place.folder.filePath("one.dossier");
        QCOMPARE(faultOf(copySession(file, {2}, path)), StorageFault::Damaged);
        QVERIFY(!QFile::exists(path));
        QVERIFY(file.journal({2}).has_value());
    }

    void aSessionWithADamagedJournalIsNotCopied()
    {
        const Place place;
        makeFullFile(place.path);
        tamper(place.path, "UPDATE secret_records SET body = x'00' WHERE session = 2 AND number = 11");
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const QString path = place.folder.filePath("one.dossier");
        QCOMPARE(faultOf(copySession(file, {2}, path)), StorageFault::Damaged);
        QVERIFY(!QFile::exists(path));
    }

    void aDamagedJournalGoesOnAfterItsLastGoodRecord()
    {
        const Place place;
        makeFullFile(place.path);
        tamper(place.path, "UPDATE secret_records SET body = x'00' WHERE session = 2 AND number = 11");
        const QByteArray bytes = bytesOf(place.path);
        const QString path = place.folder.filePath("rescued.dossier");
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            QVERIFY(must(rescue(file, path)) == (std::vector<Damage>{{DamagedPart::Journal, {}, 2, 10}}));
        }
        QCOMPARE(bytesOf(place.path), bytes);
        CampaignFile file = must(CampaignFile::open(path, keyOfTests()));
        QCOMPARE(must(file.journal({1})).journal().records().size(), std::size_t{30});
        SessionJournal journal = must(file.journal({2}));
        QVERIFY(!journal.damage());
        QCOMPARE(journal.journal().records().size(), std::size_t{10});
        must(journal.append(recorded(99, entryWith(journal.journal(), {"it goes on", ""}))));
    }
};

DOSSIER_TESTS(RescueTest, EventLoop)

} // namespace rescue_test

#include "rescue_test.moc"
