#include "tests/model/omega/geometry/moves.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace move_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;
using Path = std::vector<Space>;

/// OP-MOVE-1 to -6: moves of figures of one space.
class MoveTest : public QObject
{
    Q_OBJECT

private slots:

    void op_move_1_aStepCostsOneAndStayingNothing()
    {
        QCOMPARE(judged({"M.."}, 2, {{0, 0}, {1, 0}, {2, 0}}), u"cost 2; OP-MOVE-1"_s);
        QCOMPARE(judged({"M.."}, 0, {{0, 0}}), u"cost 0; OP-MOVE-1"_s);
        QCOMPARE(judged({"M.."}, 1, {{0, 0}, {1, 0}, {2, 0}}), u"! OP-MOVE-1 at step 2: nothing; OP-MOVE-1"_s);
    }

    void op_move_1_leavingRubbleCostsOneMoreUnlessSureFooted()
    {
        QCOMPARE(judged({"M~."}, 5, {{0, 0}, {1, 0}}), u"cost 1; OP-MOVE-1"_s);
        QCOMPARE(judged({"M~."}, 5, {{0, 0}, {1, 0}, {2, 0}}), u"cost 3; OP-MOVE-1"_s);
        QCOMPARE(judged({"M~~."}, 5, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}), u"cost 5; OP-MOVE-1"_s);
        const DrawnBoard board = drawn({"M~."});
        MoveQuestion question = moveOf(board, 2);
        question.sureFooted = true;
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}, {2, 0}})), u"cost 2; OP-MOVE-1"_s);
    }

    void op_move_1_aStepNeedsAllItsPoints()
    {
        QCOMPARE(judged({"M~."}, 2, {{0, 0}, {1, 0}, {2, 0}}), u"! OP-MOVE-1 at step 2: nothing; OP-MOVE-1"_s);
        QCOMPARE(judged({"M~."}, 3, {{0, 0}, {1, 0}, {2, 0}}), u"cost 3; OP-MOVE-1"_s);
    }

    void op_move_1_aStepGoesToAnAdjacentSpace()
    {
        QCOMPARE(judged({"M.."}, 5, {{0, 0}, {2, 0}}), u"! OP-MOVE-1 at step 1: nothing; OP-MOVE-1"_s);
        QCOMPARE(judged({"M.."}, 5, {{0, 0}, {0, 0}}), u"! OP-MOVE-1 at step 1: nothing; OP-MOVE-1"_s);
        QCOMPARE(judged({"M.."}, 5, {{0, 0}, {999999, -999999}}), u"! OP-MOVE-1 at step 1: nothing; OP-MOVE-1"_s);
    }

    void op_move_1_theRulebooksSevenPointsToA()
    {
        QCOMPARE(judged({"M..~...", "######A"}, 7, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}, {6, 1}}),
            u"cost 7; OP-MOVE-1 OP-MOVE-2"_s);
    }

    void op_move_2_oneDiagonalInATurn()
    {
        QCOMPARE(judged({"M..", "...", "..."}, 5, {{0, 0}, {1, 1}}), u"cost 1; OP-MOVE-1 OP-MOVE-2"_s);
        QCOMPARE(
            judged({"M..", "...", "..."}, 5, {{0, 0}, {1, 1}, {2, 2}}), u"! OP-MOVE-2 at step 2: nothing; OP-MOVE-2"_s);
        QCOMPARE(judged({"M..", "...", "..."}, 5, {{0, 0}, {1, 1}, {1, 2}, {2, 1}}),
            u"! OP-MOVE-2 at step 3: nothing; OP-MOVE-2"_s);
    }

    void op_move_2_aDiagonalOfAnEarlierMoveOfTheTurnCounts()
    {
        const DrawnBoard board = drawn({"M.", ".."});
        MoveQuestion question = moveOf(board, 5);
        question.diagonalUsed = true;
        QCOMPARE(
            told(judgeMove(board.map, question, Path{{0, 0}, {1, 1}})), u"! OP-MOVE-2 at step 1: nothing; OP-MOVE-2"_s);
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}, {1, 1}})), u"cost 2; OP-MOVE-1"_s);
    }

    void op_move_2_aCombinedMoveHasOneDiagonalToo()
    {
        const DrawnBoard board = drawn({"M..", "...", "..."});
        MoveQuestion question = moveOf(board, 2);
        question.actions = 3;
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 1}, {2, 2}})),
            u"! OP-MOVE-2 at step 2: nothing; OP-MOVE-2"_s);
    }

    void op_move_3_noStepEntersAWallOrLeavesTheMap()
    {
        QCOMPARE(judged({"M#."}, 5, {{0, 0}, {1, 0}}), u"! OP-MOVE-3 at step 1: 1,0; OP-MOVE-3"_s);
        QCOMPARE(judged({"M.."}, 5, {{0, 0}, {0, -1}}), u"! OP-MOVE-3 at step 1: 0,-1; OP-MOVE-3"_s);
        QCOMPARE(judged({"M."}, 5, {{0, 0}, {1, 0}, {2, 1}}), u"! OP-MOVE-3 at step 2: 2,1; OP-MOVE-3"_s);
    }

    void op_move_3_noStepCrossesAClosedDoor()
    {
        QCOMPARE(judged({"M|."}, 5, {{0, 0}, {1, 0}}), u"! OP-MOVE-3 at step 1: 0,0/E; OP-MOVE-3"_s);
        QCOMPARE(judged({".", "-", "M"}, 5, {{0, 1}, {0, 0}}), u"! OP-MOVE-3 at step 1: 0,0/S; OP-MOVE-3"_s);
    }

    void op_move_3_noDiagonalBetweenTwoSpacesOfWallsAndNonFriendlyFiguresInAnyMix()
    {
        QCOMPARE(diagonal({"M#", "#."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"ME", "#."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"M#", "E."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"ME", "F."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"ME", ".."}), u"cost 1; OP-MOVE-1 OP-MOVE-2"_s);
        QCOMPARE(diagonal({"M#", ".."}), u"cost 1; OP-MOVE-1 OP-MOVE-2"_s);
    }

    void op_move_3_friendlyFiguresAndMarkersShutNoWayRound()
    {
        QCOMPARE(diagonal({"MC", "D."}), u"cost 1; OP-MOVE-1 OP-MOVE-2"_s);
        QCOMPARE(diagonal({"MK", "#."}), u"cost 1; OP-MOVE-1 OP-MOVE-2"_s);
        QCOMPARE(diagonal({"ME", "F."}, Side::Enemy), u"cost 1; OP-MOVE-1 OP-MOVE-2"_s);
        QCOMPARE(diagonal({"MC", "#."}, Side::Enemy), refusedAtTheCorner());
    }

    void op_move_3_aDoorShutsAWayRoundLikeAFigure()
    {
        QCOMPARE(diagonal({"M|.", "#."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"ME", ".|."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"ME", "-", ".."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"M.", " -", "#."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"M|.", ".|."}), refusedAtTheCorner());
        QCOMPARE(diagonal({"M|.", ".."}), u"cost 1; OP-MOVE-1 OP-MOVE-2"_s);
    }

    void op_move_3_theRulebooksSixPointsToB()
    {
        const Rows drawing{"M.E..", ".#..B", "....."};
        QCOMPARE(judged(drawing, 9, {{0, 0}, {1, 0}, {2, 1}}), u"! OP-MOVE-3 at step 2: +2,1; OP-MOVE-3"_s);
        QCOMPARE(judged(drawing, 6, {{0, 0}, {0, 1}, {1, 2}, {2, 2}, {3, 2}, {4, 2}, {4, 1}}),
            u"cost 6; OP-MOVE-1 OP-MOVE-2"_s);
    }

    void op_move_4_commandosPassTheirOwnAndNoEnemies()
    {
        QCOMPARE(judged({"MC."}, 5, {{0, 0}, {1, 0}, {2, 0}}), u"cost 2; OP-MOVE-1"_s);
        QCOMPARE(judged({"ME."}, 5, {{0, 0}, {1, 0}, {2, 0}}), u"! OP-MOVE-4 at step 1: 1,0; OP-MOVE-4"_s);
    }

    void op_move_4_enemiesPassEnemiesAndMarkersAndNoCommandos()
    {
        QCOMPARE(judged({"MEK."}, 5, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}, Side::Enemy), u"cost 3; OP-MOVE-1"_s);
        QCOMPARE(judged({"MC."}, 5, {{0, 0}, {1, 0}, {2, 0}}, Side::Enemy), u"! OP-MOVE-4 at step 1: 1,0; OP-MOVE-4"_s);
    }

    void op_move_4_everySpaceOfALargeFigureBars()
    {
        QCOMPARE(judged({".G..", "M..."}, 5, {{0, 1}, {1, 1}}), u"! OP-MOVE-4 at step 1: 1,1; OP-MOVE-4"_s);
    }

    void op_move_5_noMoveEndsOnAnotherFigureOrACombatantMarker()
    {
        QCOMPARE(judged({"MC"}, 5, {{0, 0}, {1, 0}}), u"! OP-MOVE-5 at step 1: 1,0; OP-MOVE-5"_s);
        QCOMPARE(judged({"ME"}, 5, {{0, 0}, {1, 0}}, Side::Enemy), u"! OP-MOVE-5 at step 1: 1,0; OP-MOVE-5"_s);
        QCOMPARE(judged({"MK"}, 5, {{0, 0}, {1, 0}}), u"! OP-MOVE-5 at step 1: 1,0; OP-MOVE-5"_s);
        QCOMPARE(judged({"M.K"}, 5, {{0, 0}, {1, 0}}), u"cost 1; OP-MOVE-1"_s);
    }

    void op_move_5_terrainNeverHindersEnding()
    {
        QCOMPARE(judged({"M~"}, 5, {{0, 0}, {1, 0}}), u"cost 1; OP-MOVE-1"_s);
    }

    void op_move_5_stayingIsEndingToo()
    {
        const DrawnBoard board = drawn({"M."});
        MoveQuestion question = moveOf(board, 5);
        question.markers.push_back(board['M']);
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}})), u"! OP-MOVE-5 at step 0: 0,0; OP-MOVE-5"_s);
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}})), u"cost 1; OP-MOVE-1"_s);
    }

    void op_move_6_aCombinedMoveHasOnePoolAndOnlyItsEndIsChecked()
    {
        const DrawnBoard board = drawn({"MCD."});
        const Path path{{0, 0}, {1, 0}, {2, 0}, {3, 0}};
        MoveQuestion question = moveOf(board, 2);
        QCOMPARE(told(judgeMove(board.map, question, path)), u"! OP-MOVE-1 at step 3: nothing; OP-MOVE-1"_s);
        question.actions = 2;
        QCOMPARE(question.points(), 4);
        QCOMPARE(told(judgeMove(board.map, question, path)), u"cost 3; OP-MOVE-1 OP-MOVE-6"_s);
        QCOMPARE(
            told(judgeMove(board.map, question, std::span(path).first(3))), u"! OP-MOVE-5 at step 2: 2,0; OP-MOVE-5"_s);
    }

    void op_move_6_aStepMayTakePointsOfTwoMoveActions()
    {
        const DrawnBoard board = drawn({"M~."});
        MoveQuestion question = moveOf(board, 2);
        question.actions = 2;
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}, {2, 0}})), u"cost 3; OP-MOVE-1 OP-MOVE-6"_s);
    }

    void op_move_6_theFirstPrintingTakesOneMoveActionAtATime()
    {
        const DrawnBoard board = drawn({"MCD."});
        MoveQuestion question = moveOf(board, 2);
        question.printing = Printing::First;
        QCOMPARE(told(judgeMove(board.map, question, Path{{0, 0}, {1, 0}, {2, 0}})),
            u"! OP-MOVE-5 at step 2: 2,0; OP-MOVE-5"_s);
    }

    void theStatesTellTheCostSoFar()
    {
        const DrawnBoard board = drawn({"M~.", "..."});
        const MoveVerdict verdict = judgeMove(board.map, moveOf(board, 5), Path{{0, 0}, {1, 0}, {2, 1}, {2, 0}});
        QCOMPARE(verdict.states,
            (std::vector<MoveState>{{{0, 0}, 0, false, false}, {{1, 0}, 1, false, false}, {{2, 1}, 3, true, false},
                {{2, 0}, 4, true, false}}));
        QCOMPARE(verdict.cost(), 4);
        QVERIFY(verdict.legal());
    }

    void bothPrintingsJudgeSmallMoversAlike()
    {
        const DrawnBoard board = drawn({"M.E..", ".#~.B", "....."});
        for (const Path &path :
            {Path{{0, 0}, {1, 0}, {2, 1}}, Path{{0, 0}, {0, 1}, {1, 2}, {2, 1}}, Path{{0, 0}, {1, 0}, {2, 0}}})
        {
            MoveQuestion question = moveOf(board, 4);
            const QString revised = told(judgeMove(board.map, question, path));
            question.printing = Printing::First;
            QCOMPARE(told(judgeMove(board.map, question, path)), revised);
        }
    }

private:
    static QString judged(const Rows &drawing, int speed, const Path &path, Side side = Side::Commando)
    {
        const DrawnBoard board = drawn(drawing);
        return told(judgeMove(board.map, moveOf(board, speed, side), path));
    }

    static QString diagonal(const Rows &drawing, Side side = Side::Commando)
    {
        return judged(drawing, 5, {{0, 0}, {1, 1}}, side);
    }

    static QString refusedAtTheCorner() { return u"! OP-MOVE-3 at step 1: +1,1; OP-MOVE-3"_s; }
};

DOSSIER_TESTS(MoveTest, Nothing)

} // namespace move_test

#include "move_test.moc"
