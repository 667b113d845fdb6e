#include "tests/model/omega/geometry/looks.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace cover_and_emi_revised_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;

/// OP-SIGHT-R4 and -R5: cover and EMI in the revised printing.
class CoverAndEmiRevisedTest : public QObject
{
    Q_OBJECT

private slots:

    void op_sight_r4_coverNeedsAWallThatTouchesTheTarget()
    {
        QCOMPARE(cover({"....", "A..T", "..#.", "...."}), u"none"_s);
        QCOMPARE(cover({".....", ".....", "A...T", "..##.", "....."}), u"none"_s);
        QCOMPARE(cover({".....", "A....", "..#T.", "....."}), u"+3,3-+1,1 ! OP-SIGHT-R4 2,2"_s);
    }

    void op_sight_r4_theLineMustGoThroughThatWall()
    {
        // Behind and beside the target, seen from the attacker, walls give no cover.
        QCOMPARE(cover({".....", "A..T#", "....."}), u"none"_s);
        QCOMPARE(cover({"...#.", "A..T.", "....."}), u"none"_s);
        // A wall before it, a little off the middle, does.
        QCOMPARE(cover({"A....", ".....", "..#T."}), u"+3,3-+1,0 ! OP-SIGHT-R4 2,2"_s);
    }

    void op_sight_r4_aWallOnTheLineThatDoesNotTouchTheTargetGivesNone()
    {
        QCOMPARE(cover({"A....", ".#...", ".....", "....T"}), u"none"_s);
    }

    void op_sight_r4_impliedWallsCount()
    {
        // No line within a rectangle leaves it: implied walls touch the target and cover nothing.
        QCOMPARE(cover({"A..T"}), u"none"_s);
        QCOMPARE(cover({"A..", "...", "..T"}), u"none"_s);
    }

    void op_sight_r4_runningAlongAWallIsNotThroughIt() { QCOMPARE(cover({"A.T", ".#."}), u"none"_s); }

    void op_sight_r4_theRulebooksLowerDiagramGivesCoverAndTheUpperNone()
    {
        QCOMPARE(cover({"A....", ".#...", "....T"}), u"none"_s);
        QCOMPARE(cover({"A....", ".....", "...#T"}), u"+4,3-+1,0 ! OP-SIGHT-R4 3,2"_s);
    }

    void op_sight_r4_meleeLargeTargetsAndTheUnseenHaveNoCover()
    {
        const DrawnBoard board = drawn({"A....", ".....", "...#T"});
        QCOMPARE(told(look(board, {})), u"field sight cover; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2 OP-SIGHT-R4"_s);
        QCOMPARE(told(look(board, {Printing::Revised, Facing::AllRound, Side::Enemy, AttackType::Melee})),
            u"field sight; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2"_s);
        const DrawnBoard large = drawn({"A.....", "......", "...#T.", "......"});
        QCOMPARE(told(look(large, {Printing::Revised, Facing::AllRound, Side::Enemy, AttackType::Ranged, 1, 2})),
            u"field sight; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2"_s);
        const Sight unseen = look(drawn({"A#", "#T"}), {});
        QVERIFY(!unseen.cover);
        QCOMPARE(std::get<LineEvidence>(unseen.evidence).coverLine, std::nullopt);
    }

    void op_sight_r5_aDieIsLostWhenEitherStandsOnAnEmiTile()
    {
        QCOMPARE(emi({"A.T"}, {"aab"}), u"1 on 0,0 1,0 2,0, dice 1"_s);
        QCOMPARE(emi({"A.T"}, {"baa"}), u"0 on 0,0 1,0 2,0, dice 1"_s);
        QCOMPARE(emi({"A.T"}, {"aba"}), u"1 on 0,0 1,0 2,0, dice 0"_s);
        QCOMPARE(emi({"A.T"}, {"aaa"}), u"- on , dice 0"_s);
    }

    void op_sight_r5_fourEmiSpacesOfTheDistanceBlock()
    {
        QCOMPARE(emi({"A...T"}, {"abbbb"}), u"4 on 0,0 1,0 2,0 3,0 4,0, blocks, dice 0"_s);
        const DrawnBoard board = drawn({"A...T"}, {"abbbb"}, "b");
        QCOMPARE(
            told(commandoLook(board, Printing::Revised)), u"field; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2 OP-SIGHT-R5"_s);
        QCOMPARE(told(look(board, {})), u"field sight; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2 OP-SIGHT-R4"_s);
    }

    void op_sight_r5_theRulebooksTeamLeaderSeesThroughThree()
    {
        QCOMPARE(emi({"A...T"}, {"bbbba"}), u"3 on 0,0 1,0 2,0 3,0 4,0, dice 1"_s);
        QCOMPARE(told(commandoLook(drawn({"A...T"}, {"bbbba"}, "b"), Printing::Revised)),
            u"field sight die; OP-FOV-1 OP-SIGHT-R1 OP-SIGHT-R2 OP-SIGHT-R4 OP-SIGHT-R5"_s);
    }

    void op_sight_r5_theAttackerChoosesTheCountWithTheLeastEmi()
    {
        QCOMPARE(emi({"A....", "....T"}, {"abbbb", "aaaaa"}), u"0 on 0,0 1,1 2,1 3,1 4,1, dice 0"_s);
        QCOMPARE(emi({"A....", "....T"}, {"abbbb", "aaaab"}), u"1 on 0,0 1,1 2,1 3,1 4,1, dice 1"_s);
    }

    void op_sight_r5_theDistanceCountsNotTheKingsPath()
    {
        const DrawnBoard board = drawn({"A...", "....", "...T"}, {"abbb", "bbbb", "bbbb"}, "b");
        const Sight revised = commandoLook(board, Printing::Revised);
        QCOMPARE(revised.emi.spaces, 4);
        QVERIFY(revised.inField && !revised.lineOfSight);
        const Sight first = commandoLook(board, Printing::First);
        QCOMPARE(first.emi.spaces, 3);
        QVERIFY(first.lineOfSight);
    }

    void op_sight_r5_withoutAPathEmiDoesNotBlock()
    {
        const DrawnBoard apart = drawn({"A#.", "##T"}, {"bbb", "bbb"}, "b");
        QCOMPARE(told(commandoLook(apart, Printing::Revised).emi), u"- on , dice 0"_s);
    }

    void op_sight_r5_meleeLosesNoDie()
    {
        const Look melee{Printing::Revised, Facing::AllRound, Side::Commando, AttackType::Melee};
        QCOMPARE(look(drawn({"AT"}, {"bb"}, "b"), melee).emi.diceLost, 0);
        QVERIFY(!look(drawn({"A...T"}, {"bbbbb"}, "b"), melee).lineOfSight);
    }

private:
    static QString cover(const Rows &drawing)
    {
        const Sight sees = look(drawn(drawing), {});
        const auto &line = std::get<LineEvidence>(sees.evidence).coverLine;
        if (!sees.lineOfSight || sees.cover != line.has_value())
            return u"blocked, or cover without its line"_s;
        return line ? told(*line) : u"none"_s;
    }

    static QString emi(const Rows &drawing, const Rows &tiles)
    {
        return told(commandoLook(drawn(drawing, tiles, "b"), Printing::Revised).emi);
    }
};

DOSSIER_TESTS(CoverAndEmiRevisedTest, Nothing)

} // namespace cover_and_emi_revised_test

#include "cover_and_emi_revised_test.moc"
