#include "model/journal/checkpoints.h"
#include "tests/model/journal/made_up_journal.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace checkpoints_test
{

using namespace dossier;
using namespace dossier::journal;
using namespace dossier::test;

namespace
{

using Kept = Checkpoints<std::string>;

/// A journal of that many entries in a row.
Journal straightJournal(std::uint32_t entries)
{
    Journal journal;
    for (std::uint32_t i = 1; i <= entries; ++i)
        add(journal, recorded(i, entryWith(journal, {std::to_string(i), ""})));
    return journal;
}

} // namespace

/// Tables that are kept on the way, to go back to.
class CheckpointsTest : public QObject
{
    Q_OBJECT

private slots:

    void theTableIsTheOneThatAReplayFromTheStartMakes()
    {
        std::mt19937 random(7);
        Journal journal = straightJournal(250);
        for (std::uint64_t i = 251; i <= 900; ++i)
            add(journal, randomRecord(random, journal, i));
        Kept kept({}, {});
        for (int i = 0; i < 200; ++i)
        {
            const Position at{static_cast<std::uint32_t>(random() % 900)};
            if (journal.has(at))
                QCOMPARE(kept.at(journal, at, tellEntry), tableAt(journal, at));
        }
        QVERIFY(kept.size() > 0);
    }

    void goingOneBackReplaysAStretchAtTheMost()
    {
        const Journal journal = straightJournal(1000);
        Kept kept({}, {});
        (void)kept.at(journal, {1000}, tellEntry);
        std::size_t applied = 0;
        const auto count = [&](std::string &table, const Entry &entry)
        {
            ++applied;
            tellEntry(table, entry);
        };
        QCOMPARE(kept.at(journal, {999}, count), tableAt(journal, {999}));
        QCOMPARE(applied, std::size_t{99});
    }

    void tablesPassedWhilePlayingAreKeptOneAStretch()
    {
        Journal journal;
        Kept kept({}, {});
        for (std::uint32_t i = 1; i <= 450; ++i)
        {
            add(journal, recorded(i, entryWith(journal, {std::to_string(i), ""})));
            kept.pass(journal, {i}, tableAt(journal, {i}));
        }
        QCOMPARE(kept.size(), std::size_t{4});
        QCOMPARE(kept.at(journal, {449}, tellEntry), tableAt(journal, {449}));
    }

    void theyAreNeverMoreThanFit()
    {
        const Journal journal = straightJournal(Kept::stretch * (Kept::max + 5));
        Kept kept({}, {});
        const Position end = journal.position();
        QCOMPARE(kept.at(journal, end, tellEntry), tableAt(journal, end));
        QCOMPARE(kept.size(), Kept::max);
        QCOMPARE(kept.at(journal, {1}, tellEntry), tableAt(journal, {1}));
    }

    void aJournalThatBeginsLateHasItsOwnStart()
    {
        const Journal whole = straightJournal(300);
        Journal late(Beginning{100, 100});
        for (std::uint32_t i = 101; i <= 300; ++i)
            add(late, whole.records()[i - 1]);
        Kept kept({100}, tableAt(whole, {100}));
        QCOMPARE(kept.at(late, {250}, tellEntry), tableAt(whole, {250}));
        QCOMPARE(kept.at(late, {100}, tellEntry), tableAt(whole, {100}));
    }
};

DOSSIER_TESTS(CheckpointsTest, EventLoop)

} // namespace checkpoints_test

#include "checkpoints_test.moc"
