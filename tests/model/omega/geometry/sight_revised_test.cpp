#include "model/omega/geometry/sight_revised.h"
#include "tests/model/omega/geometry/looks.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace sight_revised_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;

/// OP-SIGHT-R1 to -R3: sight by two lines from one corner.
class SightRevisedTest : public QObject
{
    Q_OBJECT

private slots:

    void theExamplesOfTheDigest_data()
    {
        QTest::addColumn<Rows>("drawing");
        QTest::addColumn<int>("facing");
        QTest::addColumn<bool>("sees");
        QTest::newRow("open row") << Rows{"A.T"} << int(Facing::East) << true;
        QTest::newRow("a wall on the only way") << Rows{"A#T"} << int(Facing::East) << false;
        QTest::newRow("one barrier") << Rows{"A#", ".T"} << int(Facing::AllRound) << true;
        QTest::newRow("pinch") << Rows{"A#", "#T"} << int(Facing::AllRound) << false;
        QTest::newRow("outside the field") << Rows{"A.", ".T"} << int(Facing::North) << false;
        QTest::newRow("past a door's end at both corners") << Rows{"A|.", ".|T"} << int(Facing::AllRound) << false;
        QTest::newRow("past a wall's corner into a door") << Rows{"#A", "T|."} << int(Facing::AllRound) << false;
    }

    void theExamplesOfTheDigest()
    {
        QFETCH(Rows, drawing);
        QFETCH(int, facing);
        QFETCH(bool, sees);
        QCOMPARE(look(drawn(drawing), {Printing::Revised, static_cast<Facing>(facing)}).lineOfSight, sees);
    }

    void op_sight_r1_twoLinesFromOneCornerToTwoCorners()
    {
        QCOMPARE(lines({"A.T"}, Facing::East),
            u"+1,0-+2,0; +1,0-+3,0; +1,0-+2,1; +1,0-+3,1 ! OP-SIGHT-R2 2,0; "
            "+1,1-+2,0; +1,1-+3,0 ! OP-SIGHT-R2 2,0; +1,1-+2,1; +1,1-+3,1 => +1,0-+2,0, +1,0-+2,1"_s);
    }

    void op_sight_r1_theRulebooksTeamLeaderHasNoTwoValidLines()
    {
        // One line runs along the wall; the next goes through it, one shares the first one's path, one passes through
        // the target's space.
        QCOMPARE(lines({"A#T", "..."}, Facing::East),
            u"+1,0-+2,0 ! OP-SIGHT-R3 1,-1/S; +1,0-+3,0 ! OP-SIGHT-R3 1,-1/S; "
            "+1,0-+2,1 ! OP-SIGHT-R2 1,0; +1,0-+3,1 ! OP-SIGHT-R2 1,0; "
            "+1,1-+2,0 ! OP-SIGHT-R2 1,0; +1,1-+3,0 ! OP-SIGHT-R2 1,0; +1,1-+2,1; +1,1-+3,1"_s);
    }

    void op_sight_r1_linesFromDifferentCornersDoNotAddUp()
    {
        const Sight sees = look(drawn({"A..", ".#.", "..T"}), {});
        QCOMPARE(valid(sees), u"+1,0-+3,2; +0,1-+2,3"_s);
        QCOMPARE(told(sees), u"field; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2"_s);
    }

    void op_sight_r1_linesOnOnePathCountOnce()
    {
        const Sight sees = look(drawn({".T.", ".#.", ".A."}), {});
        QCOMPARE(
            valid(sees), u"+1,2-+1,0; +1,2-+1,1; +2,2-+2,0; +2,2-+2,1; +1,3-+1,0; +1,3-+1,1; +2,3-+2,0; +2,3-+2,1"_s);
        QVERIFY(!sees.lineOfSight);
    }

    void op_sight_r1_sightIsNotMutual()
    {
        QVERIFY(look(drawn({"A...", ".#..", "...T"}), {}).lineOfSight);
        QVERIFY(!look(drawn({"T...", ".#..", "...A"}), {}).lineOfSight);
    }

    void op_sight_r1_onlyCornersInTheFieldOfVisionAreUsed()
    {
        QCOMPARE(cornersUsed(Facing::North), u"+1,1 +2,1"_s);
        QCOMPARE(cornersUsed(Facing::East), u"+2,1 +2,2"_s);
        QCOMPARE(cornersUsed(Facing::West), u"+1,1 +1,2"_s);
        QCOMPARE(cornersUsed(Facing::South), u"+1,2 +2,2"_s);
        QCOMPARE(cornersUsed(Facing::AllRound), u"+1,1 +2,1 +1,2 +2,2"_s);
    }

    void op_sight_r1_theFacingCanCostTheSightOfATargetInTheField()
    {
        // The two lines start at the north-eastern corner, and none does at the southern ones.
        const DrawnBoard board = drawn({"A..", "#..", "..T"});
        QVERIFY(look(board, {Printing::Revised, Facing::East}).lineOfSight);
        const Sight south = look(board, {Printing::Revised, Facing::South});
        QVERIFY(south.inField);
        QVERIFY(south.lineOfSight);
        const DrawnBoard shut = drawn({"A..", "##.", "..T"});
        QVERIFY(!look(shut, {Printing::Revised, Facing::South}).lineOfSight);
    }

    void op_sight_r1_aCornerThatBothSpacesShareGivesNoLineToItself()
    {
        const Sight sees = look(drawn({"A.", ".T"}), {});
        const auto &evidence = std::get<LineEvidence>(sees.evidence);
        QCOMPARE(evidence.lines.size(), std::size_t(15));
        for (const SightLine &line : evidence.lines)
            QVERIFY(line.from != line.to);
        QVERIFY(sees.lineOfSight);
    }

    void op_sight_r1_aLargeAttackerUsesTheFrontCornersOfTheDeclaredSpace()
    {
        const DrawnBoard board = drawn({"..T.", "....", ".A..", "...."});
        const Target target{{board['T'], 1}, board['T']};
        const Attacker attacker{{board['A'], 2}, {2, 3}, Facing::North, Side::Enemy};
        const Sight sees = sight(board.map, Printing::Revised, attacker, AttackType::Melee, target);
        QCOMPARE(std::get<LineEvidence>(sees.evidence).lines.front().from, (Corner{2, 3}));
        QCOMPARE(told(sees), u"field sight; OP-FOV-2 OP-SIGHT-R1 OP-SIGHT-R2"_s);
    }

    void op_sight_r2_aLineEntersNoWallAndNeitherOfTheTwoSpaces()
    {
        QCOMPARE(line({"A.#T"}, {1, 0}, {3, 1}), u"+1,0-+3,1 ! OP-SIGHT-R2 2,0"_s);
        QCOMPARE(line({"A..T"}, {0, 0}, {3, 1}), u"+0,0-+3,1 ! OP-SIGHT-R2 0,0"_s);
        QCOMPARE(line({"A..T"}, {1, 0}, {4, 1}), u"+1,0-+4,1 ! OP-SIGHT-R2 3,0"_s);
        QCOMPARE(line({"A..T"}, {1, 0}, {3, 1}), u"+1,0-+3,1"_s);
    }

    void op_sight_r2_aLineCrossesNoDoorAndRunsAlongNone()
    {
        QCOMPARE(line({"A.|.T"}, {1, 0}, {4, 1}), u"+1,0-+4,1 ! OP-SIGHT-R2 1,0/E"_s);
        QCOMPARE(line({"A..T", " -  ", "...."}, {1, 1}, {3, 1}), u"+1,1-+3,1 ! OP-SIGHT-R2 1,0/S"_s);
        QCOMPARE(line({"A..T", "..|..", "...."}, {1, 1}, {3, 1}), u"+1,1-+3,1"_s);
        QCOMPARE(told(look(drawn({"A.|T"}), {})), u"field; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2 OP-SIGHT-R3"_s);
    }

    void op_sight_r2_theRulebooksCommandoASeesADoorInEveryLine()
    {
        const Sight sees = look(drawn({"A.", "--", ".T"}), {});
        QVERIFY(!sees.lineOfSight);
        QCOMPARE(valid(sees), u""_s);
    }

    void op_sight_r2_aLineTouchesAWallsCornerAndRunsAlongOneWall()
    {
        QCOMPARE(line({"A#T", "..."}, {1, 1}, {2, 1}), u"+1,1-+2,1"_s);
        QCOMPARE(line({"A..", "#..", "..T"}, {1, 0}, {2, 2}), u"+1,0-+2,2"_s);
        QCOMPARE(line({"A...", ".#..", "...T"}, {1, 0}, {3, 2}), u"+1,0-+3,2"_s);
    }

    void op_sight_r3_noLineRunsBetweenTwoWalls()
    {
        QCOMPARE(line({"A#.", "T#."}, {1, 1}, {1, 2}), u"+1,1-+1,2"_s);
        QCOMPARE(line({".#.", "A#T", "..."}, {1, 1}, {2, 1}), u"+1,1-+2,1 ! OP-SIGHT-R3 1,0/S"_s);
        QCOMPARE(line({"...", "A#T", "..."}, {1, 1}, {2, 1}), u"+1,1-+2,1"_s);
        QCOMPARE(line({"A#T", "..."}, {1, 0}, {2, 0}), u"+1,0-+2,0 ! OP-SIGHT-R3 1,-1/S"_s);
    }

    void op_sight_r3_theRulebooksCommandoBIsShutOutBetweenTwoWalls()
    {
        QCOMPARE(
            told(look(drawn({".#.", "A#T", ".#."}), {})), u"field; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2 OP-SIGHT-R3"_s);
    }

    void op_sight_r3_noLinePassesAPinchOfTwoWalls()
    {
        QCOMPARE(line({"A..", ".#.", "..#", "..T"}, {1, 0}, {2, 3}), u"+1,0-+2,3 ! OP-SIGHT-R2 1,1"_s);
        QCOMPARE(line({"A...", "..#.", ".#..", "...T"}, {1, 1}, {3, 3}), u"+1,1-+3,3 ! OP-SIGHT-R3 +2,2"_s);
        QCOMPARE(line({"A...", "..#.", "....", "...T"}, {1, 1}, {3, 3}), u"+1,1-+3,3"_s);
    }

    void op_sight_r3_noLinePassesADoorsEndAtAWallsCorner()
    {
        QCOMPARE(line({"A...", "..|..", ".#..", "...T"}, {1, 1}, {3, 3}), u"+1,1-+3,3 ! OP-SIGHT-R3 +2,2"_s);
        QCOMPARE(line({"A...", "..|..", "....", "...T"}, {1, 1}, {3, 3}), u"+1,1-+3,3"_s);
    }

    void op_sight_r3_noLinePassesTheMiddleOfALongDoor()
    {
        QCOMPARE(line({"A...", "..|..", "..|..", "...T"}, {1, 1}, {3, 3}), u"+1,1-+3,3 ! OP-SIGHT-R3 +2,2"_s);
        QCOMPARE(line({"A|..T", ".|..."}, {1, 1}, {3, 1}), u"+1,1-+3,1 ! OP-SIGHT-R3 +1,1"_s);
        QCOMPARE(line({"A..|T", "...|."}, {1, 1}, {3, 1}), u"+1,1-+3,1 ! OP-SIGHT-R3 +3,1"_s);
        QCOMPARE(line({"A.|.T", "..|.."}, {1, 1}, {3, 1}), u"+1,1-+3,1 ! OP-SIGHT-R3 +2,1"_s);
        QCOMPARE(line({"A|..T", "...."}, {1, 1}, {3, 1}), u"+1,1-+3,1"_s);
    }

    void op_sight_r3_theEndsOfALineAreJudgedToo()
    {
        QCOMPARE(line({"A.", "#T"}, {1, 1}, {2, 1}), u"+1,1-+2,1"_s);
        QCOMPARE(line({"A|.", ".|T"}, {1, 1}, {2, 1}), u"+1,1-+2,1 ! OP-SIGHT-R3 +1,1"_s);
        QCOMPARE(line({"#A", "T|."}, {2, 1}, {1, 2}), u"+2,1-+1,2 ! OP-SIGHT-R3 +1,2"_s);
    }

    void figuresAndMarkersNeverBlock()
    {
        // Sight depends only on map, attacker and target; a large target's other spaces are not in the way.
        const DrawnBoard board = drawn({".T..", "....", "....", ".A.."});
        const Sight rear
            = sight(board.map, Printing::Revised, {{board['A'], 1}, board['A'], Facing::North, Side::Enemy},
                AttackType::Ranged, {{board['T'], 2}, board['T']});
        QCOMPARE(told(rear), u"field sight; OP-FOV-2 OP-SIGHT-R1 OP-SIGHT-R2"_s);
    }

private:
    static QString lines(const Rows &drawing, Facing facing)
    {
        const Look how{Printing::Revised, facing, Side::Enemy, AttackType::Melee};
        return told(std::get<LineEvidence>(look(drawn(drawing), how).evidence));
    }

    static QString line(const Rows &drawing, Corner from, Corner to)
    {
        const DrawnBoard board = drawn(drawing);
        return told(SightLine{from, to, lineBlocker(board.map, board['A'], from, board['T'], to)});
    }

    static QString valid(const Sight &sight)
    {
        LineEvidence evidence;
        for (const SightLine &line : std::get<LineEvidence>(sight.evidence).lines)
            if (!line.blocker)
                evidence.lines.push_back(line);
        return told(evidence);
    }

    /// Returns the corners from which lines start when something is in front.
    static QString cornersUsed(Facing facing)
    {
        const DrawnBoard board = drawn({"...", ".A.", "..."});
        const std::array fronts{Space{1, 0}, Space{2, 1}, Space{1, 2}, Space{0, 1}, Space{1, 0}};
        QStringList corners;
        for (const SightLine &line :
            sightByLines(board.map, board['A'], facing, fronts.at(static_cast<std::size_t>(facing))).lines)
            if (!corners.contains(told(line.from)))
                corners.push_back(told(line.from));
        return corners.join(u' ');
    }
};

DOSSIER_TESTS(SightRevisedTest, Nothing)

} // namespace sight_revised_test

#include "sight_revised_test.moc"
