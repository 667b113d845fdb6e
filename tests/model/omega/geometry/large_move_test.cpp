#include "model/omega/geometry/reach.h"
#include "tests/model/omega/geometry/moves.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <algorithm>

namespace large_move_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;
using Path = std::vector<Space>;

/// OP-MOVE-7: moves of figures of four spaces.
class LargeMoveTest : public QObject
{
    Q_OBJECT

private slots:

    void op_move_7_aStepMovesTheWholeBase()
    {
        QCOMPARE(judged({"M..", "...", "..."}, {{0, 0}, {1, 0}}), u"cost 1; OP-MOVE-1 OP-MOVE-7"_s);
        QCOMPARE(judged({"M..", "...", "..."}, {{0, 0}, {1, 1}}), u"cost 1; OP-MOVE-1 OP-MOVE-2 OP-MOVE-7"_s);
        QCOMPARE(judged({"M..", "...", "..."}, {{0, 0}, {2, 0}}), u"! OP-MOVE-1 at step 1: nothing; OP-MOVE-1"_s);
    }

    void op_move_7_theFirstWallOfAMoveCostsOneMoreOnce()
    {
        // The rulebook's Fear Hunter: through the gap between two walls.
        QCOMPARE(
            judged({"..#..", "M....", "..#.."}, {{0, 1}, {1, 1}, {2, 1}, {3, 1}}), u"cost 4; OP-MOVE-1 OP-MOVE-7"_s);
        QCOMPARE(
            judged({"M.#..", ".....", "..#.."}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}), u"cost 4; OP-MOVE-1 OP-MOVE-7"_s);
        QCOMPARE(judged({"M.#.#..", "......."}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}}),
            u"cost 6; OP-MOVE-1 OP-MOVE-7"_s);
    }

    void op_move_7_squeezingNeedsItsPoint()
    {
        const DrawnBoard board = drawn({"M.#..", ".....", "..#.."});
        const Path path{{0, 0}, {1, 0}, {2, 0}, {3, 0}};
        QCOMPARE(told(judgeMove(board.map, moveOf(board, 4, Side::Enemy, 2), path)), u"cost 4; OP-MOVE-1 OP-MOVE-7"_s);
        QCOMPARE(told(judgeMove(board.map, moveOf(board, 3, Side::Enemy, 2), path)),
            u"! OP-MOVE-1 at step 3: nothing; OP-MOVE-1"_s);
        QCOMPARE(judgeMove(board.map, moveOf(board, 4, Side::Enemy, 2), path).states,
            (std::vector<MoveState>{{{0, 0}, 0, false, false}, {{1, 0}, 2, false, true}, {{2, 0}, 3, false, true},
                {{3, 0}, 4, false, true}}));
    }

    void op_move_7_oneOfTheFourSpacesMustGoAsASmallFigureCould()
    {
        QCOMPARE(judged({"M.#.", "..#."}, {{0, 0}, {1, 0}, {2, 0}}), u"! OP-MOVE-7 at step 2: 2,0; OP-MOVE-7"_s);
        QCOMPARE(judged({"M.#..", "....."}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}), u"cost 4; OP-MOVE-1 OP-MOVE-7"_s);
    }

    void op_move_7_aDiagonalOfTheBaseObeysTheTwoWaysRound()
    {
        // Its western half is on floor, its eastern on wall: only the south-western space could go, past a pinch.
        QCOMPARE(judged({"M.#.", "..#.", ".#..", "...."}, {{0, 0}, {1, 0}, {2, 1}}),
            u"! OP-MOVE-7 at step 2: 2,1; OP-MOVE-7"_s);
        QCOMPARE(judged({"M.#.", "..#.", "....", "...."}, {{0, 0}, {1, 0}, {2, 1}, {2, 2}}),
            u"cost 4; OP-MOVE-1 OP-MOVE-2 OP-MOVE-7"_s);
    }

    void op_move_7_noMoveEndsOnAWall()
    {
        QCOMPARE(judged({"M.#", "..."}, {{0, 0}, {1, 0}}), u"! OP-MOVE-7 at step 1: 2,0; OP-MOVE-7"_s);
        QCOMPARE(judged({"M.", ".."}, {{0, 0}, {1, 0}}), u"! OP-MOVE-7 at step 1: 2,0; OP-MOVE-7"_s);
    }

    void op_move_7_theBaseMayReachBeyondTheMapWhileMoving()
    {
        QCOMPARE(judged({"...", "M..", "#..", "..#", "..."}, {{0, 1}, {-1, 1}, {0, 1}}),
            u"! OP-MOVE-7 at step 2: 0,2; OP-MOVE-7"_s);
        QCOMPARE(judged({"M..", "...", "..."}, {{0, 0}, {0, -1}, {1, -1}, {1, 0}}), u"cost 4; OP-MOVE-1 OP-MOVE-7"_s);
    }

    void op_move_7_theBaseNeverLiesAcrossAClosedDoor()
    {
        QCOMPARE(judged({"M...", "..|.."}, {{0, 0}, {1, 0}}), u"! OP-MOVE-7 at step 1: 1,1/E; OP-MOVE-7"_s);
        QCOMPARE(judged({"M.", "..", "- ", ".."}, {{0, 0}, {0, 1}}), u"! OP-MOVE-7 at step 1: 0,1/S; OP-MOVE-7"_s);
        QCOMPARE(judged({"M.|.", "..|."}, {{0, 0}, {1, 0}}), u"! OP-MOVE-7 at step 1: 1,0/E; OP-MOVE-7"_s);
        QCOMPARE(judged({"M..|.", "..|.."}, {{0, 0}, {1, 0}}), u"! OP-MOVE-7 at step 1: 1,1/E; OP-MOVE-7"_s);
        QCOMPARE(judged({"M..|.", "...|."}, {{0, 0}, {1, 0}}), u"cost 1; OP-MOVE-1 OP-MOVE-7"_s);
    }

    void op_move_7_noSpaceOfTheNewBaseHoldsANonFriendlyFigure()
    {
        QCOMPARE(judged({"M..", "..C"}, {{0, 0}, {1, 0}}), u"! OP-MOVE-4 at step 1: 2,1; OP-MOVE-4"_s);
        QCOMPARE(judged({"M..", "..E"}, {{0, 0}, {1, 0}}), u"! OP-MOVE-5 at step 1: 2,1; OP-MOVE-5"_s);
        QCOMPARE(judged({"M....", "..E.K"}, {{0, 0}, {1, 0}, {2, 0}}), u"! OP-MOVE-5 at step 2: 2,1; OP-MOVE-5"_s);
        QCOMPARE(
            judged({"M....", "..E..", "....."}, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}), u"cost 3; OP-MOVE-1 OP-MOVE-7"_s);
        QCOMPARE(judged({"M...", "...K"}, {{0, 0}, {1, 0}, {2, 0}}), u"! OP-MOVE-5 at step 2: 3,1; OP-MOVE-5"_s);
    }

    void op_move_7_rubbleUnderTheBaseCostsOneMoreOnceAStep()
    {
        QCOMPARE(judged({"M~..", ".~.."}, {{0, 0}, {1, 0}}), u"cost 2; OP-MOVE-1 OP-MOVE-7"_s);
        QCOMPARE(judged({"M~..", ".~.."}, {{0, 0}, {1, 0}, {2, 0}}), u"cost 4; OP-MOVE-1 OP-MOVE-7"_s);
        QCOMPARE(judged({"M.~.", "...."}, {{0, 0}, {1, 0}, {2, 0}}), u"cost 3; OP-MOVE-1 OP-MOVE-7"_s);
    }

    void op_move_7_theFirstPrintingHasNoRuleForLargeFigures()
    {
        const DrawnBoard board = drawn({"M..", "..."});
        MoveQuestion question = moveOf(board, 5, Side::Enemy, 2);
        question.printing = Printing::First;
        QCOMPARE(
            told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}})), u"! OP-MOVE-7 at step 0: 0,0; OP-MOVE-7"_s);
        question.mover.size = 1;
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}})), u"cost 1; OP-MOVE-1"_s);
    }

    /// IT 627: no figure enters a wall, so the way to a space goes round it.
    void op_move_3_noWayOfALargeFigureLeadsOverAWallInTheFirstPrinting()
    {
        const DrawnBoard board = drawn({"M.#..", "....."});
        MoveQuestion question = moveOf(board, 9, Side::Enemy, 2);
        QVERIFY(!cheapestPath(board.map, question, {3, 0}).empty());
        question.printing = Printing::First;
        QVERIFY(cheapestPath(board.map, question, {3, 0}).empty());
        QCOMPARE(told(reachOf(board.map, question)), u"0,0=0"_s);
        const DrawnBoard round = drawn({"M.#..", ".....", "....."});
        MoveQuestion wide = moveOf(round, 9, Side::Enemy, 2);
        wide.printing = Printing::First;
        const std::vector<ReachedSpace> reached = reachOf(round.map, wide);
        QVERIFY(std::ranges::find(reached, ReachedSpace{{3, 0}, 4}) != reached.end());
    }

    void op_move_7_whoHasPaidForAWallGoesOnWithoutPaying()
    {
        // Two ways lead to one space at one cost; only the one that squeezed there passes the next gap for free.
        const DrawnBoard board = drawn({"..~#....", ".#...#..", "..#.##..", "#...M.##", "........", "...K.~..",
            "###....#", "........", "#....#.."});
        const std::vector<ReachedSpace> reached = reachOf(board.map, moveOf(board, 7, Side::Enemy, 2));
        QVERIFY(std::ranges::find(reached, ReachedSpace{{6, 7}, 6}) != reached.end());
    }

    void op_move_7_reachListsTheNorthWesternSpaceAndNoWalls()
    {
        const DrawnBoard board = drawn({"M.#..", "....."});
        QCOMPARE(told(reachOf(board.map, moveOf(board, 4, Side::Enemy, 2))), u"0,0=0 3,0=4"_s);
        QCOMPARE(told(reachOf(board.map, moveOf(board, 3, Side::Enemy, 2))), u"0,0=0"_s);
        QCOMPARE(told(cheapestPath(board.map, moveOf(board, 4, Side::Enemy, 2), {3, 0})), u"0,0 1,0 2,0 3,0"_s);
    }

private:
    static QString judged(const Rows &drawing, const Path &path)
    {
        const DrawnBoard board = drawn(drawing);
        return told(judgeMove(board.map, moveOf(board, 9, Side::Enemy, 2), path));
    }
};

DOSSIER_TESTS(LargeMoveTest, Nothing)

} // namespace large_move_test

#include "large_move_test.moc"
