#include "tests/model/journal/made_up_journal.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace journal_test
{

using namespace dossier;
using namespace dossier::journal;
using namespace dossier::test;

namespace
{

using Numbers = std::vector<std::uint32_t>;

/// A journal built step by step, each record with the next id.
struct Told
{
    Journal journal;
    std::uint64_t ids = 0;

    std::uint32_t does(const std::string &event, bool reveal = false)
    {
        Entry entry = entryWith(journal, {event, ""});
        entry.reveal = reveal;
        return add(journal, recorded(++ids, entry));
    }

    void goes(const tl::expected<Moved, Refusal> &moved) { add(journal, recorded(++ids, moved.value())); }

    [[nodiscard]] Numbers way() const { return journal.way({}, journal.position()); }
};

template <typename Value>
std::optional<Refusal> refusalOf(const tl::expected<Value, Refusal> &answer)
{
    return answer ? std::nullopt : std::optional(answer.error());
}

} // namespace

/// The tree of positions: an undone part stays, and a reveal bars the way.
class JournalTest : public QObject
{
    Q_OBJECT

private slots:

    void aJournalBeginsAtTheStart()
    {
        const Journal journal;
        QCOMPARE(journal.position(), Position{});
        QCOMPARE(refusalOf(undo(journal)), Refusal::NothingToUndo);
        QCOMPARE(refusalOf(redo(journal)), Refusal::NothingToRedo);
        QVERIFY(branches(journal).empty());
    }

    void undoGoesBackAndRedoOn()
    {
        Told told;
        told.does("a");
        told.does("b");
        told.goes(undo(told.journal));
        QCOMPARE(told.way(), Numbers{1});
        told.goes(undo(told.journal));
        QCOMPARE(told.way(), Numbers{});
        told.goes(redo(told.journal));
        told.goes(redo(told.journal));
        QCOMPARE(told.way(), (Numbers{1, 2}));
        QCOMPARE(refusalOf(redo(told.journal)), Refusal::NothingToRedo);
        QCOMPARE(told.journal.records().size(), std::size_t{6});
    }

    void whatIsUndoneStaysAsABranch()
    {
        Told told;
        told.does("a");
        const std::uint32_t left = told.does("b");
        told.goes(undo(told.journal));
        const std::uint32_t now = told.does("c");
        QCOMPARE(told.way(), (Numbers{1, now}));
        QCOMPARE(branches(told.journal), (std::vector<Position>{{left}, {now}}));
        told.goes(moveTo(told.journal, {left}));
        QCOMPARE(told.way(), (Numbers{1, left}));
        QCOMPARE(tableOf(told.journal), std::string("a|\nb|\n"));
    }

    void redoLeadsToWhereTheTableWasLast()
    {
        Told told;
        const std::uint32_t first = told.does("a");
        told.goes(undo(told.journal));
        const std::uint32_t second = told.does("b");
        told.goes(undo(told.journal));
        QCOMPARE(redo(told.journal)->to, Position{second});
        told.goes(moveTo(told.journal, {first}));
        told.goes(undo(told.journal));
        QCOMPARE(redo(told.journal)->to, Position{first});
    }

    void aJumpToAnotherBranchIsWhereRedoLeadsAllTheWay()
    {
        Told told;
        const std::uint32_t a = told.does("a");
        const std::uint32_t b = told.does("b");
        told.goes(moveTo(told.journal, {}));
        told.does("c");
        told.goes(moveTo(told.journal, {b}));
        told.goes(moveTo(told.journal, {}));
        QCOMPARE(redo(told.journal)->to, Position{a});
        told.goes(redo(told.journal));
        QCOMPARE(redo(told.journal)->to, Position{b});
    }

    void aRevealBarsTheWayBackButNotTheWayOn()
    {
        Told told;
        told.does("a");
        const std::uint32_t reveal = told.does("b", true);
        told.does("c");
        QVERIFY(undo(told.journal));
        QCOMPARE(refusalOf(moveTo(told.journal, {1})), Refusal::RevealInTheWay);
        told.goes(undo(told.journal));
        QCOMPARE(refusalOf(undo(told.journal)), Refusal::RevealInTheWay);
        QCOMPARE(revealsLeft(told.journal, {reveal}, {}), Numbers{reveal});
        told.goes(undo(told.journal, {"turned up by mistake", ""}));
        QCOMPARE(told.way(), Numbers{1});
        QVERIFY(redo(told.journal));
        QCOMPARE(
            std::get<Moved>(told.journal.records().back().what).correction.open, std::string("turned up by mistake"));
    }

    void aCorrectionIsOnlyRecordedWhereARevealIsCrossed()
    {
        Told told;
        told.does("a");
        QCOMPARE(undo(told.journal, {"no need", ""})->correction, Payload{});
        QCOMPARE(undo(told.journal, {"", "unseen"})->correction, (Payload{"", "unseen"}));
    }

    void theJournalItselfRefusesToCrossAReveal()
    {
        Told told;
        told.does("a", true);
        const Moved moved{{1}, {}, {}};
        QCOMPARE(told.journal.refusal(recorded(9, moved)), Refusal::RevealInTheWay);
    }

    void theSameIdIsKnownAgain()
    {
        Told told;
        told.does("a");
        QCOMPARE(told.journal.refusal(told.journal.records()[0]), Refusal::AlreadyThere);
        Entry again = entryWith(told.journal, {"another", ""});
        QCOMPARE(told.journal.refusal(recorded(1, again)), Refusal::AlreadyThere);
    }

    void aRecordFromElsewhereIsRefused()
    {
        Told told;
        Entry stale = entryWith(told.journal, {"late", ""});
        told.does("a");
        QCOMPARE(told.journal.refusal(recorded(9, stale)), Refusal::NotFromHere);
        QCOMPARE(told.journal.refusal(recorded(9, Moved{{0}, {1}, {}})), Refusal::NotFromHere);
        QCOMPARE(told.journal.refusal(recorded(9, Moved{{1}, {2}, {}})), Refusal::NoSuchPosition);
        QCOMPARE(told.journal.refusal(recorded(9, Moved{{1}, {1}, {}})), Refusal::NoSuchPosition);
        QCOMPARE(refusalOf(moveTo(told.journal, {7})), Refusal::NoSuchPosition);
    }

    void aMoveIsNoPosition()
    {
        Told told;
        told.does("a");
        told.goes(undo(told.journal));
        QVERIFY(!told.journal.has({2}));
        QCOMPARE(refusalOf(moveTo(told.journal, {2})), Refusal::NoSuchPosition);
    }

    void positionsAreBookmarkedAndTheNameTakenAway()
    {
        Told told;
        told.does("a");
        const Bookmarked dawn{{1}, {"dawn", ""}, false};
        add(told.journal, recorded(8, dawn));
        QCOMPARE(told.journal.bookmarks().at({{1}, std::nullopt}), (Payload{"dawn", ""}));
        QCOMPARE(told.journal.refusal(recorded(9, dawn)), Refusal::NoSuchBookmark);
        QCOMPARE(told.journal.refusal(recorded(9, Bookmarked{{1}, {"dusk", ""}, true})), Refusal::NoSuchBookmark);
        QCOMPARE(told.journal.refusal(recorded(9, Bookmarked{{1}, {}, false})), Refusal::NoSuchBookmark);
        QCOMPARE(told.journal.refusal(recorded(9, Bookmarked{{5}, {"x", ""}, false})), Refusal::NoSuchPosition);
        add(told.journal, recorded(9, Bookmarked{{1}, {"dawn", ""}, true}));
        QVERIFY(told.journal.bookmarks().empty());
    }

    void eachSeatHasABookmarkOfItsOwnAtAPosition()
    {
        Told told;
        told.does("a");
        std::uint64_t id = 10;
        for (const BookmarkName &name : {BookmarkName{std::nullopt, "half time"}, BookmarkName{"", "before the trap"},
                 BookmarkName{"traitor", "going to F11"}})
        {
            QCOMPARE(bookmarkNameOf(payloadOf(name)), name);
            QCOMPARE(payloadOf(name).open.empty(), name.seat.has_value());
            const Record record = recorded(++id, Bookmarked{{1}, payloadOf(name), false});
            QCOMPARE(told.journal.isPublic(record), !name.seat);
            add(told.journal, record);
        }
        QCOMPARE(told.journal.bookmarks().size(), std::size_t(3));
        add(told.journal, recorded(20, Bookmarked{{1}, payloadOf({"", "before the ambush"}), false}));
        QCOMPARE(told.journal.bookmarks().size(), std::size_t(3));
        add(told.journal, recorded(21, Bookmarked{{1}, {"half time", ""}, true}));
        QCOMPARE(told.journal.bookmarks().size(), std::size_t(2));
        // The form from before seats had names of their own.
        QCOMPARE(bookmarkNameOf({"dawn", ""}), (BookmarkName{std::nullopt, "dawn"}));
        QCOMPARE(bookmarkNameOf({"", "ambush"}), (BookmarkName{"", "ambush"}));
    }

    void whatEverybodyCanDoAgainDoesNotTellOfSecrets()
    {
        Told told;
        told.does("a");
        told.does("b");
        QVERIFY(!told.journal.nextPublic({2}) && told.journal.nextPublic({1}) == Position{2});
        told.goes(undo(told.journal));
        const std::uint32_t plan = add(told.journal, recorded(++told.ids, entryWith(told.journal, {"", "a plan"})));
        QCOMPARE(told.journal.position(), Position{plan});
        QVERIFY(!told.journal.next({plan}));
        QVERIFY(told.journal.nextPublic(told.journal.publicPosition({plan})) == Position{2});
        QCOMPARE(told.journal.realPosition({2}), Position{2});
        told.does("c");
        const Position here = told.journal.publicPosition(told.journal.position());
        QVERIFY(told.journal.nextPublic({1}) == here);
        told.goes(moveTo(told.journal, {2}));
        QVERIFY(told.journal.nextPublic({1}) == Position{2});
    }

    void aReplayCanBeginAtTheNearestSnapshot()
    {
        Told told;
        told.does("a");
        told.does("b");
        told.goes(undo(told.journal));
        const std::uint32_t here = told.does("c");
        const std::vector<Position> snapshots{{1}, {2}};
        QCOMPARE(nearest(told.journal, snapshots, {here}), Position{1});
        QCOMPARE(nearest(told.journal, snapshots, {2}), Position{2});
        QCOMPARE(nearest(told.journal, {}, {here}), Position{});
    }
};

DOSSIER_TESTS(JournalTest, Nothing)

} // namespace journal_test

#include "journal_test.moc"
