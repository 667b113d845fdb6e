#include "model/journal/journal_lines.h"
#include "model/journal/replay.h"
#include "tests/model/storage/made_up_file.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace snapshot_opening_test
{

using namespace dossier;
using namespace dossier::storage;
using namespace dossier::test;

namespace
{

/// Parts before a snapshot are left out at any length.
constexpr std::uint32_t always = 1;

/// Creates a file whose session has that many entries, public and secret ones in turn, and a snapshot after `kept`.
void makeLongSession(const QString &path, std::uint32_t entries, std::uint32_t kept)
{
    CampaignFile file = must(CampaignFile::create(path, keyOfTests()));
    SessionJournal session = must(file.journal(addedSession(file)));
    for (std::uint32_t i = 1; i <= entries; ++i)
    {
        const std::string number = std::to_string(i);
        const journal::Payload event
            = i % 2 == 0 ? journal::Payload{"seen " + number, "hid"} : journal::Payload{{}, "hid " + number};
        must(session.append(recorded(i, entryWith(session.journal(), event))));
        if (i == kept)
            must(session.keepSnapshot({i}, 1, tableOf(session.journal())));
    }
}

SessionJournal::Opened openedLate(CampaignFile &file)
{
    return must(file.journalAtSnapshot({1}, 1, always));
}

/// The table that an opened journal leads to.
std::string tableOf(const SessionJournal::Opened &opened)
{
    const journal::Journal &journal = opened.journal.journal();
    const journal::Position from = opened.table ? opened.table->at : journal::Position{};
    return journal::replay(
        journal, from, journal.position(), opened.table ? opened.table->table : std::string(), tellEntry);
}

} // namespace

/// Opening a session from a kept table reads only the later records.
class SnapshotOpeningTest : public QObject
{
    Q_OBJECT

private slots:

    void onlyWhatWasPlayedSinceIsRead()
    {
        const Place place;
        makeLongSession(place.path, 50, 40);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const SessionJournal::Opened opened = openedLate(file);
        QVERIFY(!opened.journal.damage());
        QCOMPARE(opened.journal.journal().beginning(), (journal::Beginning{40, 20}));
        QCOMPARE(opened.journal.journal().records().size(), std::size_t{10});
        QCOMPARE(tableOf(opened), test::tableOf(must(file.journal({1})).journal()));
    }

    void aShortJournalIsReadWhole()
    {
        const Place place;
        makeLongSession(place.path, 50, 40);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const SessionJournal::Opened opened = must(file.journalAtSnapshot({1}, 1));
        QVERIFY(opened.journal.journal().isComplete());
        QCOMPARE(opened.table->at, journal::Position{40});
    }

    void withoutASnapshotThatEverybodyKnowsTheEntryOfItIsReadWhole()
    {
        const Place place;
        makeLongSession(place.path, 50, 41);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        QVERIFY(openedLate(file).journal.journal().isComplete());
    }

    void whatIsAppendedThenIsWhatTheWholeWouldHaveAppended()
    {
        const auto bytes = [](bool late)
        {
            const Place place;
            makeLongSession(place.path, 50, 40);
            QStringList rows;
            {
                CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
                SessionJournal session = late ? openedLate(file).journal : must(file.journal({1}));
                for (std::uint64_t i = 51; i < 60; ++i)
                    must(session.append(recorded(i, entryWith(session.journal(), {i % 3 == 0 ? "seen" : "", "hid"}))));
                must(session.append(recorded(60, *undo(session.journal()))));
                must(session.append(recorded(61, *redo(session.journal()))));
            }
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            const SessionJournal whole = must(file.journal({1}));
            for (const journal::Record &record : whole.journal().records())
                rows << text(record);
            rows << QString::number(whole.damage().has_value());
            return rows;
        };
        QCOMPARE(bytes(true), bytes(false));
    }

    void linesOfTheLatestPartHaveTheirNumbers()
    {
        const Place place;
        makeLongSession(place.path, 50, 40);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const SessionJournal::Opened opened = openedLate(file);
        const SessionJournal whole = must(file.journal({1}));
        for (const journal::Eyes eyes : {journal::Eyes::Everybodys, journal::Eyes::KnowSecrets})
        {
            const std::uint32_t all = lineCount(whole.journal(), eyes);
            QCOMPARE(lineCount(opened.journal.journal(), eyes), all);
            QVERIFY(lines(opened.journal.journal(), eyes, all - 3, 10) == lines(whole.journal(), eyes, all - 3, 10));
        }
    }

    void readingTheRestMakesItWhole()
    {
        const Place place;
        makeLongSession(place.path, 50, 40);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        SessionJournal session = openedLate(file).journal;
        QCOMPARE(undo(session.journal()).value().to, journal::Position{49});
        must(session.readWhole());
        QVERIFY(session.journal().isComplete());
        QCOMPARE(session.journal().records().size(), std::size_t{50});
        must(session.append(recorded(51, *moveTo(session.journal(), {3}))));
    }

    void anUndoPastTheSnapshotIsReadWhole()
    {
        const Place place;
        makeLongSession(place.path, 50, 40);
        std::string table;
        {
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            SessionJournal session = must(file.journal({1}));
            must(session.append(recorded(51, *moveTo(session.journal(), {30}))));
            must(session.append(recorded(52, entryWith(session.journal(), {"other", ""}))));
            table = test::tableOf(session.journal());
        }
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        const SessionJournal::Opened opened = openedLate(file);
        QVERIFY(opened.journal.journal().isComplete());
        QVERIFY(!opened.table);
        QCOMPARE(tableOf(opened), table);
    }

    void damageAfterTheSnapshotIsToldAtOnceAndDamageBeforeItByReadingTheRest()
    {
        for (const int damaged : {45, 20})
        {
            const Place place;
            makeLongSession(place.path, 50, 40);
            tamper(place.path, QStringLiteral("UPDATE secret_records SET body = x'00' WHERE number = %1").arg(damaged));
            CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
            SessionJournal session = openedLate(file).journal;
            QCOMPARE(session.damage().has_value(), damaged > 40);
            must(session.readWhole());
            QVERIFY(session.damage());
            QCOMPARE(session.damage()->lastGood, static_cast<std::uint32_t>(damaged - 1));
            QCOMPARE(
                faultOf(session.append(recorded(99, entryWith(session.journal(), {"x", ""})))), StorageFault::Damaged);
        }
    }

    void onlyTheLatestSnapshotsAreKept()
    {
        const Place place;
        makeLongSession(place.path, 50, 40);
        CampaignFile file = must(CampaignFile::open(place.path, keyOfTests()));
        SessionJournal session = must(file.journal({1}));
        for (std::uint32_t at = 2; at <= 20; at += 2)
            must(session.keepSnapshot({at}, 1, "kept"));
        QVERIFY(!must(session.snapshotFor({12}, 1)));
        QCOMPARE(must(session.snapshotFor({50}, 1))->at, journal::Position{20});
    }
};

DOSSIER_TESTS(SnapshotOpeningTest, EventLoop)

} // namespace snapshot_opening_test

#include "snapshot_opening_test.moc"
