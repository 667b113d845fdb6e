#include "model/journal/journal_lines.h"
#include "tests/model/journal/made_up_journal.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace journal_lines_test
{

using namespace dossier;
using namespace dossier::journal;
using namespace dossier::test;

namespace
{

/// A seen act, a hidden one, and a second seen one that was undone.
Journal small()
{
    Journal journal;
    add(journal, recorded(1, entryWith(journal, {"seen", ""})));
    add(journal, recorded(2, entryWith(journal, {"", "hidden"})));
    add(journal, recorded(3, entryWith(journal, {"half seen", "half hidden"})));
    add(journal, recorded(4, *undo(journal)));
    return journal;
}

std::vector<Line> allLines(const Journal &journal, Eyes eyes)
{
    return lines(journal, eyes, 1, lineCount(journal, eyes));
}

} // namespace

/// The part of the journal that a screen may read.
class JournalLinesTest : public QObject
{
    Q_OBJECT

private slots:

    void everybodyReadsAJournalWithoutGaps()
    {
        const std::vector<Line> read = allLines(small(), Eyes::Everybodys);
        QCOMPARE(read.size(), std::size_t{3});
        QVERIFY(read[0]
            == (Line{.number = 1,
                .time = {1000},
                .kind = {"omega.move", ""},
                .events = {{"seen", ""}},
                .from = {},
                .to = {1},
                .standing = true}));
        QVERIFY(read[1]
            == (Line{.number = 2,
                .time = {3000},
                .kind = {"omega.move", ""},
                .events = {{"half seen", ""}},
                .from = {1},
                .to = {2}}));
        QVERIFY(
            read[2] == (Line{.number = 3, .time = {4000}, .what = LineKind::Moved, .from = {2}, .to = {1}, .gone = 2}));
    }

    /// The public part of any line has no place for its secrets.
    void whatIsOpenOfALineIsAllThatEverybodyReads()
    {
        const Line line{.number = 2,
            .kind = {"omega.move", "omega.hide"},
            .events = {{"seen", "and more"}, {"", "hidden"}},
            .words = {"", "why"},
            .standing = true};
        const PublicLine open = publicPartOf(line);
        QVERIFY(open == (PublicLine{.number = 2, .kind = "omega.move", .events = {"seen"}, .standing = true}));
        QVERIFY(lineOf(open)
            == (Line{.number = 2, .kind = {"omega.move", ""}, .events = {{"seen", ""}}, .standing = true}));
    }

    void whoKnowsSecretsReadsAll()
    {
        const std::vector<Line> read = allLines(small(), Eyes::KnowSecrets);
        QCOMPARE(read.size(), std::size_t{4});
        QCOMPARE(read[1].events, (std::vector<Payload>{{"", "hidden"}}));
        QCOMPARE(read[1].kind, (Payload{"", "omega.hide"}));
        QVERIFY(read[1].standing && !read[2].standing);
        QCOMPARE(read[3].from, Position{3});
    }

    void secretsMakeNoDifferenceToEverybodysLines()
    {
        std::mt19937 random(6);
        Journal with;
        Journal without;
        for (std::uint64_t i = 1; i <= 60; ++i)
        {
            if (random() % 2 == 0)
                add(with, recorded(1000 + i, entryWith(with, {"", "hidden"})));
            const Payload event{"seen " + std::to_string(i), random() % 2 == 0 ? "and more" : ""};
            add(with, recorded(i, entryWith(with, event)));
            add(without, recorded(i, entryWith(without, {event.open, ""})));
            QVERIFY(allLines(with, Eyes::Everybodys) == allLines(without, Eyes::Everybodys));
            QCOMPARE(positionFor(with, Eyes::Everybodys), positionFor(without, Eyes::Everybodys));
        }
    }

    /// An undone action gives the same public line, regardless of the secret actions undone with it.
    void aLineOfUndoingNamesWhatWasUndone()
    {
        QCOMPARE(allLines(small(), Eyes::KnowSecrets)[3].gone, 3U);
        QCOMPARE(allLines(small(), Eyes::Everybodys)[2].gone, 2U);
        Journal journal = small();
        add(journal, recorded(5, *redo(journal)));
        QCOMPARE(allLines(journal, Eyes::KnowSecrets)[4].gone, 3U);
        QCOMPARE(allLines(journal, Eyes::Everybodys)[3].gone, 2U);
        // Two steps at once: the first of them is the target of the undo.
        add(journal, recorded(6, *moveTo(journal, Position{1}, {"why", ""})));
        QCOMPARE(allLines(journal, Eyes::KnowSecrets)[5].gone, 2U);
        QCOMPARE(allLines(journal, Eyes::Everybodys)[4].gone, 2U);
        QCOMPARE(allLines(journal, Eyes::KnowSecrets)[0].gone, 0U);
    }

    void aWayToAnotherBranchNamesNothing()
    {
        Journal journal = small();
        const Position before = journal.position();
        add(journal, recorded(5, entryWith(journal, {"another", ""})));
        add(journal, recorded(6, *moveTo(journal, Position{3}, {"why", ""})));
        QVERIFY(before != journal.position());
        QCOMPARE(allLines(journal, Eyes::KnowSecrets)[5].gone, 0U);
        QCOMPARE(allLines(journal, Eyes::Everybodys)[4].gone, 0U);
    }

    void linesAreReadByRange()
    {
        const Journal journal = small();
        QCOMPARE(lines(journal, Eyes::Everybodys, 2, 1).size(), std::size_t{1});
        QCOMPARE(lines(journal, Eyes::Everybodys, 2, 1)[0].number, 2U);
        QCOMPARE(lines(journal, Eyes::Everybodys, 0, 99).size(), std::size_t{3});
        QVERIFY(lines(journal, Eyes::Everybodys, 4, 1).empty());
    }

    void theKindOfASecretIsNotForEverybody()
    {
        const Journal journal = small();
        QCOMPARE(kindFor(journal, Eyes::Everybodys, {2}), Payload{});
        QCOMPARE(kindFor(journal, Eyes::KnowSecrets, {2}), (Payload{"", "omega.hide"}));
        QCOMPARE(kindFor(journal, Eyes::KnowSecrets, {4}), Payload{});
    }
};

DOSSIER_TESTS(JournalLinesTest, Nothing)

} // namespace journal_lines_test

#include "journal_lines_test.moc"
