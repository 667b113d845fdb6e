#include "tests/model/omega/geometry/looks.h"
#include "tests/model/omega/geometry/told.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace sight_first_test
{

using namespace dossier;
using namespace dossier::test;
using namespace Qt::StringLiterals;

using Rows = std::vector<std::string>;

/// OP-SIGHT-F1 to -F4: sight by shortest paths.
class SightFirstTest : public QObject
{
    Q_OBJECT

private slots:

    void theExamplesOfTheDigest_data()
    {
        QTest::addColumn<Rows>("drawing");
        QTest::addColumn<int>("facing");
        QTest::addColumn<bool>("sees");
        QTest::newRow("open row") << Rows{"A.T"} << int(Facing::East) << true;
        QTest::newRow("a wall on the only path") << Rows{"A#T"} << int(Facing::East) << false;
        QTest::newRow("one barrier") << Rows{"A#", ".T"} << int(Facing::AllRound) << true;
        QTest::newRow("pinch") << Rows{"A#", "#T"} << int(Facing::AllRound) << false;
        QTest::newRow("outside the field") << Rows{"A.", ".T"} << int(Facing::North) << false;
    }

    void theExamplesOfTheDigest()
    {
        QFETCH(Rows, drawing);
        QFETCH(int, facing);
        QFETCH(bool, sees);
        QCOMPARE(look(drawn(drawing), {Printing::First, static_cast<Facing>(facing)}).lineOfSight, sees);
    }

    void op_sight_f1_aPathHasTheFewestKingsSteps()
    {
        QCOMPARE(paths({"A.T"}), u"0,0 1,0 2,0"_s);
        QCOMPARE(paths({"..T", "...", "A.."}), u"0,2 1,1 2,0"_s);
        QCOMPARE(paths({"..A", "T.."}), u"2,0 1,0 0,1"_s);
        QCOMPARE(paths({"AT"}), u"0,0 1,0"_s);
    }

    void op_sight_f1_theOrderOfTheStepsIsFree()
    {
        QCOMPARE(paths({"A#.", "..T"}), u"0,0 1,1 2,1"_s);
        QCOMPARE(paths({"A..", ".#T"}), u"0,0 1,0 2,1"_s);
        QCOMPARE(paths({"A#.", ".#T"}), u"0,0 1,1 2,1 ! OP-SIGHT-F2 1,1; 0,0 1,0 2,1 ! OP-SIGHT-F2 1,0"_s);
    }

    void op_sight_f1_theRulebooksThreeStepsDoNotBendRoundAWall()
    {
        // Two diagonals that go different ways would pass the wall in three steps as well.
        QCOMPARE(paths({"....", "A.#T", "...."}), u"0,1 1,1 2,1 3,1 ! OP-SIGHT-F2 2,1"_s);
        QCOMPARE(paths({"....", "A#.T", "...."}), u"0,1 1,1 2,1 3,1 ! OP-SIGHT-F2 1,1"_s);
    }

    void op_sight_f1_wallsDoNotLengthenAPath() { QVERIFY(!look(drawn({"A#T", "..."}), {Printing::First}).lineOfSight); }

    void op_sight_f2_noOrthogonalStepCrossesADoor()
    {
        QCOMPARE(paths({"A|T"}), u"0,0 1,0 ! OP-SIGHT-F2 0,0/E"_s);
        QCOMPARE(paths({"A.|T"}), u"0,0 1,0 2,0 ! OP-SIGHT-F2 1,0/E"_s);
        QCOMPARE(paths({"T", "-", "A"}), u"0,1 0,0 ! OP-SIGHT-F2 0,0/S"_s);
        QCOMPARE(paths({"A|..", "...", "..T"}), u"0,0 1,1 2,2"_s);
    }

    void op_sight_f2_noDiagonalPassesBetweenTwoBarriers()
    {
        QCOMPARE(paths({"A#", "#T"}), u"0,0 1,1 ! OP-SIGHT-F2 +1,1"_s);
        QCOMPARE(paths({"A#", ".T"}), u"0,0 1,1"_s);
        QCOMPARE(paths({"A#", ".|T"}), u"0,0 1,1 ! OP-SIGHT-F2 +1,1"_s);
        QCOMPARE(paths({"A#", "-", ".T"}), u"0,0 1,1 ! OP-SIGHT-F2 +1,1"_s);
        QCOMPARE(paths({"A|.", "-", ".T"}), u"0,0 1,1 ! OP-SIGHT-F2 +1,1"_s);
        QCOMPARE(paths({"A.", " -", ".|T"}), u"0,0 1,1 ! OP-SIGHT-F2 +1,1"_s);
        QCOMPARE(paths({"A|.", ".T"}), u"0,0 1,1"_s);
        QCOMPARE(paths({"A|.", " -", ".T"}), u"0,0 1,1"_s);
        QCOMPARE(paths({"#A", "T#"}), u"1,0 0,1 ! OP-SIGHT-F2 +1,1"_s);
    }

    void op_sight_f2_theRulebooksCommandoBIsBlockedOnBothPaths()
    {
        QCOMPARE(paths({"A.", ".#", "#T"}), u"0,0 1,1 1,2 ! OP-SIGHT-F2 1,1; 0,0 0,1 1,2 ! OP-SIGHT-F2 +1,2"_s);
    }

    void op_sight_f2_oneClearPathOfManyIsEnough()
    {
        QCOMPARE(paths({"A.##", "#..#", "##.T"}), u"0,0 1,0 2,1 3,2"_s);
        QCOMPARE(told(look(drawn({"A.##", "#..#", "##.T"}), {Printing::First})),
            u"field sight; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2 OP-SIGHT-F3"_s);
    }

    void op_sight_f3_aWallNextToTheTargetOnAShortestPathGivesCover()
    {
        QCOMPARE(paths({"A..", ".#T"}), u"0,0 1,0 2,1"_s);
        QCOMPARE(covered({"A..", ".#T"}), u"1,1"_s);
        QCOMPARE(covered({"A#.", "..T"}), u"1,0"_s);
        QCOMPARE(covered({"A...", "..#T"}), u"2,1"_s);
    }

    void op_sight_f3_aWallOnThePathThatDoesNotTouchTheTargetGivesNone()
    {
        QCOMPARE(covered({"A...", ".#.T"}), u"none"_s);
        QCOMPARE(covered({"A#..", "...T"}), u"none"_s);
    }

    void op_sight_f3_aWallNextToTheTargetButOnNoShortestPathGivesNone()
    {
        QCOMPARE(covered({"..#", "A.T", "..#"}), u"none"_s);
        QCOMPARE(covered({"A#", ".T"}), u"none"_s);
    }

    void op_sight_f3_meleeAndLargeTargetsAndTheUnseenHaveNoCover()
    {
        const DrawnBoard board = drawn({"A..", ".#T"});
        QCOMPARE(told(look(board, {Printing::First, Facing::AllRound, Side::Enemy, AttackType::Melee})),
            u"field sight; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2"_s);
        const DrawnBoard large = drawn({"A...", ".#T.", "...."});
        QCOMPARE(told(look(large, {Printing::First, Facing::AllRound, Side::Enemy, AttackType::Ranged, 1, 2})),
            u"field sight; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2"_s);
        const Sight blocked = look(drawn({"A#.", ".#T"}), {Printing::First});
        QCOMPARE(told(blocked), u"field; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2"_s);
        QCOMPARE(std::get<PathEvidence>(blocked.evidence).coverWall, std::nullopt);
    }

    void op_sight_f4_fourEmiSpacesOnAPathBlockACommando()
    {
        const Sight four = emiLook({"A...T"}, {"abbbb"}, "b");
        QCOMPARE(told(four), u"field; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2 OP-SIGHT-F4"_s);
        QCOMPARE(told(four.emi), u"4 on 0,0 1,0 2,0 3,0 4,0, blocks, dice 0"_s);
    }

    void op_sight_f4_theRulebooksTeamLeaderSeesThroughThree()
    {
        const Sight three = emiLook({"A...T"}, {"bbbba"}, "b");
        QCOMPARE(told(three), u"field sight die; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2 OP-SIGHT-F3 OP-SIGHT-F4"_s);
        QCOMPARE(told(three.emi), u"3 on 0,0 1,0 2,0 3,0 4,0, dice 1"_s);
    }

    void op_sight_f4_theTargetsSpaceCountsAndTheAttackersDoesNot()
    {
        QVERIFY(emiLook({"A...T"}, {"bbbba"}, "b").lineOfSight);
        QVERIFY(!emiLook({"A...T"}, {"abbbb"}, "b").lineOfSight);
    }

    void op_sight_f4_spacesOfSeveralTilesAddUp()
    {
        QVERIFY(!emiLook({"A....T"}, {"abbacc"}, "bc").lineOfSight);
        QVERIFY(emiLook({"A....T"}, {"abbacd"}, "bc").lineOfSight);
    }

    void op_sight_f4_anyShortestPathCountsClearOrNot()
    {
        // The clear paths go over b; the path with four EMI spaces starts through a wall on an EMI tile.
        const Sight look = emiLook({"A....", ".#..T"}, {"aaaaa", "abbbb"}, "b");
        QCOMPARE(told(look), u"field; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2 OP-SIGHT-F4"_s);
        QCOMPARE(told(look.emi), u"4 on 0,0 1,1 2,1 3,1 4,1, blocks, dice 0"_s);
    }

    void op_sight_f4_aDieIsLostOnAnEmiTileOnly()
    {
        QCOMPARE(emiLook({"A.T"}, {"baa"}, "b").emi.diceLost, 1);
        QCOMPARE(emiLook({"A.T"}, {"aab"}, "b").emi.diceLost, 0);
        QCOMPARE(told(emiLook({"A.T"}, {"aab"}, "b").emi), u"1 on 0,0 1,0 2,0, dice 0"_s);
        QCOMPARE(told(emiLook({"A.T"}, {"aaa"}, "").emi), u"- on , dice 0"_s);
    }

    void op_sight_f4_enemiesDoNotMindEmi()
    {
        const DrawnBoard board = drawn({"A...T"}, {"bbbbb"}, "b");
        QCOMPARE(told(look(board, {Printing::First})), u"field sight; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2 OP-SIGHT-F3"_s);
    }

    void op_sight_f4_meleeLosesNoDieButEmiBlocksIt()
    {
        const Look melee{Printing::First, Facing::AllRound, Side::Commando, AttackType::Melee};
        QCOMPARE(told(look(drawn({"AT"}, {"bb"}, "b"), melee)),
            u"field sight; OP-FOV-1 OP-SIGHT-F1 OP-SIGHT-F2 OP-SIGHT-F4"_s);
        QVERIFY(!look(drawn({"A...T"}, {"bbbbb"}, "b"), melee).lineOfSight);
    }

private:
    static QString paths(const Rows &drawing)
    {
        return told(std::get<PathEvidence>(
            look(drawn(drawing), {Printing::First, Facing::AllRound, Side::Enemy, AttackType::Melee}).evidence));
    }

    static QString covered(const Rows &drawing)
    {
        const Sight sees = look(drawn(drawing), {Printing::First});
        const std::optional<Space> wall = std::get<PathEvidence>(sees.evidence).coverWall;
        if (!sees.lineOfSight || sees.cover != wall.has_value())
            return u"blocked, or cover without its wall"_s;
        return wall ? told(*wall) : u"none"_s;
    }

    static Sight emiLook(const Rows &drawing, const Rows &tiles, const std::string &emi)
    {
        return commandoLook(drawn(drawing, tiles, emi), Printing::First);
    }
};

DOSSIER_TESTS(SightFirstTest, Nothing)

} // namespace sight_first_test

#include "sight_first_test.moc"
