#include "model/journal/journal_halves.h"
#include "tests/model/journal/made_up_journal.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace journal_halves_test
{

using namespace dossier;
using namespace dossier::journal;
using namespace dossier::test;

namespace
{

/// The public side of a journal, half by half.
std::vector<std::string> publicSide(const Journal &journal)
{
    std::vector<std::string> side;
    Journal grown;
    for (const Record &record : journal.records())
    {
        const Halves halves = halvesOf(grown, record);
        if (!halves.open.empty())
            side.push_back(halves.open);
        add(grown, record);
    }
    return side;
}

Record mixed(const Journal &journal)
{
    Entry entry = entryWith(journal, {"a door", "it is locked"});
    entry.kind = {"omega.place", "omega.trap"};
    entry.command = "the command";
    entry.events.push_back({"", "a trap lies here"});
    entry.events.push_back({"a second door", ""});
    entry.ruling = {"agreed", "the master's own reason"};
    return recorded(1, entry);
}

Position parentOf(const Record &record)
{
    return std::get<Entry>(record.what).parent;
}

Position parentOf(const std::string &open)
{
    return std::get<PublicEntry>(publicRecordOf(open)->what).parent;
}

} // namespace

/// Public and secret halves are stored separately and belong together.
class JournalHalvesTest : public QObject
{
    Q_OBJECT

private slots:

    void halvesMakeTheRecordAgain()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 50; ++i)
        {
            Journal grown;
            const Journal journal = randomJournal(random, 60);
            for (const Record &record : journal.records())
            {
                QVERIFY(recordOf(halvesOf(grown, record)) == record);
                add(grown, record);
            }
        }
    }

    void thePublicHalfHoldsNoSecret()
    {
        const Halves halves = halvesOf({}, mixed({}));
        for (const char *secret : {"it is locked", "omega.trap", "a trap", "the command", "master's"})
        {
            QVERIFY(halves.open.find(secret) == std::string::npos);
            QVERIFY(halves.secret.find(secret) != std::string::npos);
        }
        for (const char *open : {"a door", "omega.place", "a second door", "agreed"})
        {
            QVERIFY(halves.open.find(open) != std::string::npos);
            QVERIFY(halves.secret.find(open) == std::string::npos);
        }
    }

    void thePublicHalfCountsItsOwnEventsAndPositions()
    {
        Journal journal;
        add(journal, recorded(8, entryWith(journal, {"", "hidden"})));
        const std::optional<PublicRecord> half = publicHalf(journal, mixed(journal));
        const PublicEntry entry = std::get<PublicEntry>(half->what);
        QCOMPARE(entry.parent, Position{});
        QCOMPARE(entry.events, (std::vector<std::string>{"a door", "a second door"}));
    }

    void aSecretRecordChangesNoByteOfThePublicSide()
    {
        std::mt19937 random(4);
        Journal with;
        Journal without;
        for (std::uint64_t i = 1; i <= 40; ++i)
        {
            if (random() % 2 == 0)
                add(with, recorded(1000 + i, entryWith(with, {"", "hidden " + std::to_string(i)})));
            add(with, recorded(i, entryWith(with, {"seen " + std::to_string(i), ""})));
            add(without, recorded(i, entryWith(without, {"seen " + std::to_string(i), ""})));
        }
        QCOMPARE(publicSide(with), publicSide(without));
        add(with, recorded(2000, Bookmarked{with.position(), {"", "ambush"}, false}));
        QCOMPARE(publicSide(with), publicSide(without));
    }

    void undoingASecretChangesNoByteOfThePublicSide()
    {
        Journal journal;
        add(journal, recorded(1, entryWith(journal, {"seen", ""})));
        const std::vector<std::string> before = publicSide(journal);
        add(journal, recorded(2, entryWith(journal, {"", "hidden"})));
        add(journal, recorded(3, *undo(journal)));
        add(journal, recorded(4, *redo(journal)));
        QCOMPARE(publicSide(journal), before);
        add(journal, recorded(5, *moveTo(journal, {})));
        QCOMPARE(publicSide(journal).size(), before.size() + 1);
        QCOMPARE(std::get<PublicMoved>(publicRecordOf(publicSide(journal).back())->what), (PublicMoved{{1}, {}, ""}));
    }

    void halvesOfTwoRecordsAreNotPutTogether()
    {
        const Halves one = halvesOf({}, mixed({}));
        Record other = mixed({});
        other.id = idOf(7);
        const Halves two = halvesOf({}, other);
        QVERIFY(!recordOf({two.open, one.secret}));
        QVERIFY(!recordOf({"", one.secret}));
        QVERIFY(!recordOf({one.open, two.secret}));
        Journal journal;
        const Halves hidden = halvesOf(journal, recorded(1, entryWith(journal, {"", "hidden"})));
        QVERIFY(!recordOf({one.open, hidden.secret}));
    }

    void brokenHalvesAreNotRead()
    {
        std::mt19937 random(5);
        const Halves good = halvesOf({}, mixed({}));
        for (std::size_t length = 0; length < good.secret.size(); ++length)
            QVERIFY(!recordOf({good.open, good.secret.substr(0, length)}));
        for (std::size_t length = 1; length < good.open.size(); ++length)
            QVERIFY(!recordOf({good.open.substr(0, length), good.secret}));
        QVERIFY(!recordOf({good.open, good.secret + 'x'}));
        for (int i = 0; i < 20000; ++i)
        {
            Halves broken = good;
            std::string &half = random() % 2 == 0 ? broken.open : broken.secret;
            half[random() % half.size()] = static_cast<char>(random());
            // A record that it reads is written back identically: nothing is overlooked.
            const std::optional<Record> record = recordOf(broken);
            if (!record || !Journal().has(parentOf(*record)) || parentOf(broken.open).entry != 0)
                continue;
            QVERIFY(halvesOf({}, *record) == broken);
        }
    }
};

DOSSIER_TESTS(JournalHalvesTest, Nothing)

} // namespace journal_halves_test

#include "journal_halves_test.moc"
