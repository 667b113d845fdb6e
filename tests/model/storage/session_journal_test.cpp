#include "model/journal/journal_lines.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace session_journal_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// All rows of a table, as text.
QStringList rowsOf(CampaignFile &file, const char *table)
{
    QStringList rows;
    const auto add = [&](const QSqlQuery &row)
    {
        QStringList values;
        for (int column = 0; row.value(column).isValid(); ++column)
            values << QString::fromLatin1(row.value(column).toByteArray().toPercentEncoding());
        rows << values.join(u',');
        return true;
    };
    must(file.connection().each(QStringLiteral("SELECT * FROM %1").arg(QLatin1String(table)), {}, add));
    return rows;
}

} // namespace

/// The journal of a session, in its file.
class SessionJournalTest : public QObject
{
    Q_OBJECT

private slots:

    void aJournalIsReadAgainAsItWasWritten()
    {
        std::mt19937 random(1);
        for (int i = 0; i < 5; ++i)
        {
            const Place place;
            std::vector<journal::Record> written;
            {
                CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
                SessionJournal session = must(file.journal(addedSession(file)));
                appendRandom(session, random, 100);
                written.assign(session.journal().records().begin(), session.journal().records().end());
            }
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            const SessionJournal session = must(file.journal({1}));
            QVERIFY(!session.damage());
            QVERIFY(std::ranges::equal(session.journal().records(), written));
            QVERIFY(must(file.verify()).empty());
        }
    }

    void theSameIdIsAnsweredAndNotDoubled()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal session = must(file.journal(addedSession(file)));
        const journal::Record record = recorded(1, entryWith(session.journal(), {"seen", ""}));
        QCOMPARE(must(session.append(record)), (Appended{1, false}));
        QCOMPARE(must(session.append(record)), (Appended{1, true}));
        QCOMPARE(rowsOf(file, "secret_records").size(), 1);
        QCOMPARE(must(file.journal({1})).journal().records().size(), std::size_t{1});
    }

    void aRefusalIsPassedOnAndWritesNothing()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal session = must(file.journal(addedSession(file)));
        journal::Entry entry = entryWith(session.journal(), {"seen", ""});
        entry.parent = {5};
        const Stored<Appended> answer = session.append(recorded(1, entry));
        QCOMPARE(faultOf(answer), StorageFault::Refused);
        QCOMPARE(answer.error().refusal, journal::Refusal::NotFromHere);
        QVERIFY(rowsOf(file, "secret_records").isEmpty());
    }

    void aSecretRecordChangesNoByteOfThePublicTables()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal session = must(file.journal(addedSession(file)));
        must(session.append(recorded(1, entryWith(session.journal(), {"seen", "half hidden"}))));
        const auto publicRows = [&]
        {
            QStringList all;
            for (const char *table :
                {"file", "campaigns", "packs", "sessions", "session_players", "session_packs", "public_records"})
                all << rowsOf(file, table);
            return all;
        };
        const QStringList before = publicRows();
        must(session.append(recorded(2, entryWith(session.journal(), {"", "hidden"}))));
        must(session.append(recorded(3, *undo(session.journal()))));
        must(session.append(recorded(4, *redo(session.journal()))));
        must(session.append(recorded(5, journal::Bookmarked{{2}, {"", "ambush"}, false})));
        must(session.keepSnapshot({2}, 1, "the whole truth"));
        QCOMPARE(publicRows(), before);
        must(session.append(recorded(6, entryWith(session.journal(), {"seen", ""}))));
        QCOMPARE(rowsOf(file, "public_records").size(), 2);
    }

    void everySessionHasItsOwnJournal()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal one = must(file.journal(addedSession(file)));
        SessionJournal two = must(file.journal(addedSession(file)));
        must(one.append(recorded(1, entryWith(one.journal(), {"one", ""}))));
        must(two.append(recorded(1, entryWith(two.journal(), {"two", ""}))));
        must(one.append(recorded(2, entryWith(one.journal(), {"one more", ""}))));
        QCOMPARE(tableOf(must(file.journal({1})).journal()), std::string("one|\none more|\n"));
        QCOMPARE(tableOf(must(file.journal({2})).journal()), std::string("two|\n"));
    }

    void aJournalCanOutliveItsFileObject()
    {
        const Place place;
        std::optional<CampaignFile> file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal session = must(file->journal(addedSession(*file)));
        file.reset();
        must(session.append(recorded(1, entryWith(session.journal(), {"seen", ""}))));
        QCOMPARE(must(CampaignFile::open(place.path, keyOfTests())).access(), Access::HeldByOther);
    }

    void whatAnotherHasWrittenIsReadOn()
    {
        const Place place;
        CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
        SessionJournal writer = must(file.journal(addedSession(file)));
        std::mt19937 random(2);
        appendRandom(writer, random, 10);
        CampaignFile second = must(CampaignFile::open(place.path, keyOfTests()));
        SessionJournal reader = must(second.journal({1}));
        QCOMPARE(reader.journal().records().size(), std::size_t{10});
        appendRandom(writer, random, 10);
        must(reader.readOn());
        QVERIFY(!reader.damage());
        QVERIFY(std::ranges::equal(reader.journal().records(), writer.journal().records()));
        const Stored<Appended> refused = reader.append(recorded(99, entryWith(reader.journal(), {"x", ""})));
        QCOMPARE(faultOf(refused), StorageFault::HeldByOther);
        QVERIFY(refused.error().holder);
    }

    void replayBeginsAtTheLastGoodSnapshot()
    {
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            SessionJournal session = must(file.journal(addedSession(file)));
            for (std::uint64_t i = 1; i <= 9; ++i)
                must(session.append(recorded(i, entryWith(session.journal(), {"seen " + std::to_string(i), ""}))));
            must(session.keepSnapshot({3}, 1, tableAt(session.journal(), {3})));
            must(session.keepSnapshot({6}, 1, tableAt(session.journal(), {6})));
            must(session.keepSnapshot({6}, 1, tableAt(session.journal(), {6})));
            must(session.keepSnapshot({8}, 2, "of another form"));
            const auto found = must(session.snapshotFor({9}, 1));
            QVERIFY(found == (Snapshot{{6}, tableAt(session.journal(), {6})}));
            QVERIFY(must(session.snapshotFor({5}, 1))->at == journal::Position{3});
            QVERIFY(!must(session.snapshotFor({2}, 1)));
            QCOMPARE(faultOf(session.keepSnapshot({44}, 1, "")), StorageFault::NoSuchThing);
        }
        tamper(place.path, QStringLiteral("UPDATE secret_snapshots SET body = x'00' WHERE position = 6"));
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        SessionJournal session = must(file.journal({1}));
        QVERIFY(must(session.snapshotFor({9}, 1))->at == journal::Position{3});
        QCOMPARE(must(file.verify()).size(), std::size_t{1});
    }

    void everyChangeOfContentIsFlagged_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<int>("lastGood");
        QTest::newRow("a public body")
            << "UPDATE public_records SET body = CAST(replace(body, 'seen 5', 'seen 6') AS BLOB) "
               "WHERE number = 5"
            << 4;
        QTest::newRow("a secret body") << "UPDATE secret_records SET body = substr(body, 2) WHERE number = 3" << 2;
        QTest::newRow("a record taken out") << "DELETE FROM secret_records WHERE number = 4" << 3;
        QTest::newRow("the last record taken out") << "DELETE FROM secret_records WHERE number = 9" << 8;
        QTest::newRow("the last public record taken out") << "DELETE FROM public_records WHERE number = 9" << 8;
        QTest::newRow("a record put in") << "INSERT INTO public_records VALUES (1, 10, x'00', x'00')" << 9;
        QTest::newRow("the head set back") << "UPDATE secret_heads SET number = 8" << 9;
        QTest::newRow("no head") << "DELETE FROM secret_heads" << 9;
        QTest::newRow("a secret that is none") << "UPDATE secret_records SET sealed = 7 WHERE number = 6" << 5;
        QTest::newRow("a secret made public") << "UPDATE secret_records SET public_number = 0 WHERE number = 6" << 5;
    }

    void everyChangeOfContentIsFlagged()
    {
        QFETCH(QString, sql);
        QFETCH(int, lastGood);
        const Place place;
        {
            CampaignFile file = must(CampaignFile::create(place.path, keyOfTests()));
            SessionJournal session = must(file.journal(addedSession(file)));
            for (std::uint64_t i = 1; i <= 9; ++i)
                must(session.append(recorded(i, entryWith(session.journal(), {"seen " + std::to_string(i), "hid"}))));
        }
        tamper(place.path, sql);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        SessionJournal session = must(file.journal({1}));
        QVERIFY(session.damage());
        QVERIFY(*session.damage() == (Damage{DamagedPart::Journal, {}, 1, static_cast<std::uint32_t>(lastGood)}));
        QCOMPARE(session.journal().records().size(), static_cast<std::size_t>(lastGood));
        QCOMPARE(faultOf(session.append(recorded(99, entryWith(session.journal(), {"x", ""})))), StorageFault::Damaged);
        QCOMPARE(must(file.verify()).size(), std::size_t{1});
    }

    void everyChangeOfTheRegisterIsFlagged_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::newRow("a name") << "UPDATE campaigns SET name = 'X'";
        QTest::newRow("a result") << "UPDATE sessions SET result = 'lost'";
        QTest::newRow("a role") << "UPDATE session_players SET role = 'X'";
        QTest::newRow("a player taken out") << "DELETE FROM session_players WHERE place = 0";
        QTest::newRow("a row put in") << "INSERT INTO campaigns (name, game, notes) VALUES ('', '', '')";
        QTest::newRow("the file's seal") << "UPDATE file SET seal = x'00'";
        QTest::newRow("the definitions") << "CREATE TABLE more (x)";
        QTest::newRow("a trigger")
            << "CREATE TRIGGER t AFTER INSERT ON public_records BEGIN DELETE FROM campaigns; END";
    }

    void everyChangeOfTheRegisterIsFlagged()
    {
        QFETCH(QString, sql);
        const Place place;
        makeFullFile(place.path);
        tamper(place.path, sql);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        QVERIFY(!file.damage().empty());
        QCOMPARE(file.access(), Access::Damaged);
        SessionJournal session = must(file.journal({1}));
        QCOMPARE(session.journal().records().size(), std::size_t{30});
        QCOMPARE(faultOf(session.append(recorded(99, entryWith(session.journal(), {"x", ""})))), StorageFault::Damaged);
    }
};

DOSSIER_TESTS(SessionJournalTest, EventLoop)

} // namespace session_journal_test

#include "session_journal_test.moc"
