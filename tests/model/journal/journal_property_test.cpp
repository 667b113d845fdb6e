#include "tests/model/journal/made_up_journal.h"
#include "tests/support/scaled.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <rapidcheck.h>

namespace journal_property_test
{

using namespace dossier;
using namespace dossier::journal;
using namespace dossier::test;

namespace
{

constexpr int journalsACase = 10;
constexpr int longest = 200;
const Payload correction{"", "for the test"};

/// Tries a property on 1,000 random journals of up to 200 records each, in a hundred cases.
bool holds(const std::string &name, const std::function<void(std::mt19937 &, Journal)> &property)
{
    return rc::check(name,
        [&]
        {
            std::mt19937 random(*rc::gen::arbitrary<unsigned>());
            for (int left = scaled(journalsACase); left > 0; --left)
                property(random, randomJournal(random, *rc::gen::inRange(1, longest + 1)));
        });
}

} // namespace

/// Undo, redo and replay over random sessions.
class JournalPropertyTest : public QObject
{
    Q_OBJECT

private slots:

    void undoAllAndRedoAllIsTheSameTable()
    {
        QVERIFY(holds("undo all, redo all",
            [](std::mt19937 &, Journal journal)
            {
                const std::string table = tableOf(journal);
                const Position here = journal.position();
                std::vector<std::string> tables;
                std::uint64_t id = 10000;
                while (journal.position().entry != 0)
                {
                    tables.push_back(tableOf(journal));
                    add(journal, recorded(++id, undo(journal, correction).value()));
                }
                RC_ASSERT(tableOf(journal).empty());
                for (; journal.position() != here; tables.pop_back())
                {
                    add(journal, recorded(++id, redo(journal).value()));
                    RC_ASSERT(tableOf(journal) == tables.back());
                }
                RC_ASSERT(tables.empty());
                RC_ASSERT(tableOf(journal) == table);
            }));
    }

    void whatWasOnceRecordedStays()
    {
        QVERIFY(holds("the journal only grows",
            [](std::mt19937 &random, Journal journal)
            {
                const std::vector<Record> before(journal.records().begin(), journal.records().end());
                std::map<Position, std::string> tables;
                for (const Position end : branches(journal))
                    tables[end] = tableAt(journal, end);
                for (std::uint64_t i = 0; i < 50; ++i)
                    add(journal, randomRecord(random, journal, 10000 + i));
                RC_ASSERT(std::equal(before.begin(), before.end(), journal.records().begin()));
                for (const auto &[end, table] : tables)
                    RC_ASSERT(tableAt(journal, end) == table);
            }));
    }

    void addingAllRecordsAgainMakesTheSameJournal()
    {
        QVERIFY(holds("replay",
            [](std::mt19937 &, const Journal &journal)
            {
                Journal again;
                for (const Record &record : journal.records())
                    add(again, record);
                RC_ASSERT(again.position() == journal.position());
                RC_ASSERT(again.bookmarks() == journal.bookmarks());
                RC_ASSERT(tableOf(again) == tableOf(journal));
                RC_ASSERT(branches(again) == branches(journal));
                for (std::uint32_t number = 0; number <= journal.records().size(); ++number)
                    RC_ASSERT(again.next({number}) == journal.next({number}));
            }));
    }

    void noSequenceCrossesARevealWithoutACorrection()
    {
        QVERIFY(holds("reveals are barriers",
            [](std::mt19937 &, const Journal &journal)
            {
                Journal again;
                for (const Record &record : journal.records())
                {
                    if (const auto *moved = std::get_if<Moved>(&record.what))
                        RC_ASSERT(revealsLeft(again, moved->from, moved->to).empty() == isEmpty(moved->correction));
                    add(again, record);
                }
            }));
    }
};

DOSSIER_TESTS(JournalPropertyTest, Nothing)

} // namespace journal_property_test

#include "journal_property_test.moc"
