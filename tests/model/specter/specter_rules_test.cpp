#include "model/specter/seen/attack.h"
#include "model/specter/seen/hunter_moves.h"
#include "model/specter/seen/move.h"
#include "model/specter/seen/rule_ids.h"
#include "model/specter/seen/turn.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_boards.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_rules_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

std::string seenFrom(const DrawnStreets &streets, char hunter)
{
    return told(visibleFrom(streets.board, streets[hunter]));
}

/// The fault of a path between hunters, and where; `-` when it is legal.
std::string faultOf(const Board &board, const std::vector<Hunter> &hunters, const std::vector<std::string> &path)
{
    const AgentMove move = judgeMove(board, hunters, pathOf(path));
    if (move.legal())
        return "-";
    constexpr std::array faults{"too many", "not adjacent", "structure", "diagonal", "hunter"};
    return std::string(id(move.illegal->rule)) + ' ' + faults.at(static_cast<std::size_t>(move.illegal->fault)) + ' '
        + path[move.illegal->step];
}

/// Returns the showing of a path: `seen C1`, `last_seen B1` or `nothing`.
std::string shownOf(const Board &board, const std::vector<Hunter> &hunters, const std::vector<std::string> &path)
{
    const Shown shown = judgeMove(board, hunters, pathOf(path)).shown;
    return std::string(wordOf(shown.what)) + (shown.at ? ' ' + spaceName(*shown.at) : "");
}

std::string chance(int distance, const AttackRoll &roll = {})
{
    return chanceToHit(distance, roll).text();
}

const std::vector<std::string> corridor{"......", ".####.", "......"};

} // namespace

/// Each rule by its id: its legal cases, its refusals, and the boundary.
class SpecterRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_BOARD_1_spacesHaveALetterAndANumber()
    {
        QCOMPARE(spaceName({10, 16}), std::string("K17"));
        QVERIFY(spaceNamed("A1") == Space{});
        QVERIFY((spaceNamed("W40") == Space{22, 39}));
        for (const char *name : {"", "A", "1", "A0", "A01", "A41", "X1", "a1", "K17 ", " K17", "K-1", "K1x", "KK1"})
            QVERIFY2(!spaceNamed(name), name);
    }

    void SO_BOARD_1_nothingEntersAStructure()
    {
        const Board board = streets({".#."}).board;
        QCOMPARE(faultOf(board, {}, {"A1", "B1"}), "SO-MOVE-1 structure B1");
        QCOMPARE(told(visibleFrom(board, named("A1"))), std::string("A1"));
    }

    void SO_BOARD_2_aCrossingBelongsToSeveralStretches()
    {
        const std::vector<std::string> rows{"...", ".#.", "..."};
        const Board board(rows, {spacesNamed({"A1", "A3"}), spacesNamed({"A1", "C3"})});
        QCOMPARE(told(board.roads()), std::string("A1 A3 C3"));
        QVERIFY(visibleFrom(board, named("A1")).contains(named("C3")));
        QVERIFY(!visibleFrom(board, named("A3")).contains(named("B1")));
        // From one stretch's end the other stretch is not in view.
        QCOMPARE(told(visibleFrom(board, named("C3")) & spacesNamed({"A1", "A3"})), std::string("A1 A3"));
    }

    void SO_BOARD_4_diagonalsPastStructuresAreTheTablesOption()
    {
        const std::vector<std::string> one{"a.", "#."};
        const std::vector<std::string> two{".#", "#."};
        const Diagonals noCorner{.corner = false};
        const Diagonals noBetween{.between = false};
        QCOMPARE(faultOf(streets(one).board, {}, {"A1", "B2"}), "-");
        QCOMPARE(faultOf(streets(two).board, {}, {"A1", "B2"}), "-");
        QCOMPARE(faultOf(streets(one, noCorner).board, {}, {"A1", "B2"}), "SO-BOARD-4 diagonal B2");
        QCOMPARE(faultOf(streets(two, noCorner).board, {}, {"A1", "B2"}), "SO-BOARD-4 diagonal B2");
        QCOMPARE(faultOf(streets(one, noBetween).board, {}, {"A1", "B2"}), "-");
        QCOMPARE(faultOf(streets(two, noBetween).board, {}, {"A1", "B2"}), "SO-BOARD-4 diagonal B2");
        QCOMPARE(faultOf(streets({"..", ".."}, noCorner).board, {}, {"A1", "B2"}), "-");
    }

    void SO_BOARD_4_huntersAndAttacksFollowTheSameOption()
    {
        const Board open = streets({".#", ".."}).board;
        const Board shut = streets({".#", ".."}, {.corner = false}).board;
        QCOMPARE(attackDistance(open, named("A1"), named("B2")), 1);
        QCOMPARE(attackDistance(shut, named("A1"), named("B2")), 2);
        const HunterOnTurn inside{.at = named("A1"), .vehicle = named("A1"), .inVehicle = true};
        QCOMPARE(told(hunterEnds(open, inside).onFoot), std::string("A2 B2"));
        QCOMPARE(told(hunterEnds(shut, inside).onFoot), std::string("A2"));
    }

    void SO_MOVE_1_upToFourStepsRoundStructuresAndHunters()
    {
        const Board board = streets(corridor).board;
        QCOMPARE(faultOf(board, {}, {"A1"}), "-");
        QCOMPARE(faultOf(board, {}, {"A1", "B1", "C1", "D1", "E1"}), "-");
        QCOMPARE(faultOf(board, {}, {"A1", "B1", "C1", "D1", "E1", "F1"}), "SO-MOVE-1 too many F1");
        QCOMPARE(faultOf(board, {}, {"A1", "C1"}), "SO-MOVE-1 not adjacent C1");
        QCOMPARE(faultOf(board, {}, {"A1", "A1"}), "SO-MOVE-1 not adjacent A1");
        QCOMPARE(faultOf(board, {}, {"A1", "B2"}), "SO-MOVE-1 structure B2");
        QCOMPARE(faultOf(board, {}, {"A1", "B1", "A1"}), "-");
        QVERIFY(!illegalStep(board, {}, pathOf({"A1", "B1", "C1", "D1", "E1", "F2", "F3"}), 6));
    }

    void SO_MOVE_1_aHunterOnFootBarsHisSpaceAndOneInTheVehicleDoesNot()
    {
        const Board board = streets(corridor).board;
        QCOMPARE(faultOf(board, {{named("B1")}}, {"A1", "B1", "C1"}), "SO-MOVE-1 hunter B1");
        QCOMPARE(faultOf(board, {{named("B1"), true}}, {"A1", "B1", "C1"}), "-");
        QCOMPARE(faultOf(board, {{.at = named("B1"), .traitor = true}}, {"A1", "B1"}), "SO-MOVE-1 hunter B1");
        // A hunter may be on the agent's first space; only coming back is barred.
        QCOMPARE(faultOf(board, {{named("A1")}}, {"A1", "B1"}), "-");
        QCOMPARE(faultOf(board, {{named("A1")}}, {"A1", "B1", "A1"}), "SO-MOVE-1 hunter A1");
    }

    void nearnessIsCountedAsTheTableLikes()
    {
        const std::vector<std::string> rows{".#.", ".#.", "..."};
        const Board ignoring(rows);
        const Board walking(rows, {}, {}, Nearness::OnFoot);
        QCOMPARE(told(within(ignoring, named("A1"), 2) & ignoring.open()), std::string("A1 C1 A2 C2 A3 B3 C3"));
        QCOMPARE(told(within(walking, named("A1"), 2)), std::string("A1 A2 A3 B3"));
        QCOMPARE(told(within(walking, named("A1"), 0)), std::string("A1"));
        // From a structure the first step leads to any side.
        QCOMPARE(told(within(walking, named("B1"), 1)), std::string("A1 B1 C1 A2 C2"));
    }

    void SO_MOVE_2_anObjectiveIsTurnedOverFromNextToIt()
    {
        const Board board = streets({"....", "....", "..#."}).board;
        const std::vector<Coordinate> one{named("C3")};
        const std::vector<Coordinate> both{named("C3"), named("A1")};
        QCOMPARE(told(besideAll(board, one, 1)), std::string("B2 C2 D2 B3 D3"));
        QCOMPARE(told(besideAll(board, both, 1)), std::string("B2"));
        QCOMPARE(told(besideAll(board, one, 2) - besideAll(board, one, 1)), std::string("A1 B1 C1 D1 A2 A3"));
        // Not from the objective's own space, where the board has one.
        QVERIFY(!besideAll(board, both, 2).contains(named("A1")));
    }

    void SO_SEE_1_rowAndColumnUpToAStructure()
    {
        QCOMPARE(seenFrom(streets({"..h.#.", "......", "..#...", "......"}), 'h'), std::string("A1 B1 C1 D1 C2"));
    }

    void SO_SEE_1_aRoadIsSeenFromARoadAlone()
    {
        const DrawnStreets road = streets({"#.====", "#.====", "a#####"});
        QCOMPARE(told(visibleFrom(road.board, named("C1"))), std::string("B1 C1 D1 E1 F1 C2 D2 E2 F2"));
        QCOMPARE(told(visibleFrom(road.board, named("B1"))), std::string("B1 C1 D1 E1 F1 B2"));
    }

    void SO_SEE_1_theVehicleChangesNothingAndATraitorObligesToNothing()
    {
        const Board board = streets({"....", ".##.", "...."}).board;
        QCOMPARE(shownOf(board, {{named("A3"), true}}, {"B1", "A1"}), "seen A1");
        QCOMPARE(shownOf(board, {{.at = named("A3"), .traitor = true}}, {"B1", "A1"}), "nothing");
    }

    void SO_SEE_1_smokeHidesWhatIsInItAndBehindIt()
    {
        const Board board = streets({"......"}).board;
        QCOMPARE(told(visibleFrom(board, named("A1"), spacesNamed({"C1", "D1"}))), std::string("A1 B1"));
        QCOMPARE(told(visibleFrom(board, named("C1"), spacesNamed({"C1", "D1"}))), std::string("C1"));
        const Board road = streets({"=====", "#####", "====="}).board;
        QCOMPARE(
            told(visibleFrom(road, named("A1"), spacesNamed({"C1", "C3"}))), std::string("A1 B1 D1 E1 A3 B3 D3 E3"));
    }

    void SO_SEE_1_oneDirectionAloneCanBeLookedIn()
    {
        const Board road = streets({"===", "==="}).board;
        QCOMPARE(told(visibleTowards(road, named("B1"), Direction::East)), std::string("B1 C1"));
        QCOMPARE(told(visibleTowards(road, named("B1"), Direction::North)), std::string("B1"));
    }

    void SO_SEE_2_endingInViewIsSeen()
    {
        const Board board = streets(corridor).board;
        QCOMPARE(shownOf(board, {{named("F3")}}, {"A1", "A2", "A3"}), "seen A3");
        QCOMPARE(shownOf(board, {{named("F3")}}, {"A3"}), "seen A3");
        QCOMPARE(judgeMove(board, {{{named("F3")}}}, pathOf({"A3"})).rules.back(), rule::SO_SEE_2);
    }

    void SO_SEE_3_theLastVisibleSpaceIsShownAndTheFirstOneCounts()
    {
        const Board board = streets(corridor).board;
        QCOMPARE(shownOf(board, {{named("F1")}}, {"A2", "A1", "B1", "A2", "A3"}), "last_seen B1");
        QCOMPARE(shownOf(board, {{named("F1")}}, {"A1", "A2"}), "last_seen A1");
        QCOMPARE(judgeMove(board, {{{named("F1")}}}, pathOf({"A1", "A2"})).rules.back(), rule::SO_SEE_3);
    }

    void SO_SEE_4_aPathOutOfViewShowsNothing()
    {
        const Board board = streets(corridor).board;
        QCOMPARE(shownOf(board, {{named("F1")}}, {"A2", "A3", "B3"}), "nothing");
        QCOMPARE(judgeMove(board, {{{named("F1")}}}, pathOf({"A2"})).rules.back(), rule::SO_SEE_4);
    }

    void SO_HUNT_1_fourStepsOrTwoWhenStunned()
    {
        const Board board = streets({"........", "########", "vvvvvvvv"}).board;
        HunterOnTurn hunter{.at = named("A1"), .vehicle = named("A3")};
        QCOMPARE(told(hunterEnds(board, hunter).onFoot), std::string("A1 B1 C1 D1 E1"));
        hunter.stunned = true;
        QCOMPARE(told(hunterEnds(board, hunter).onFoot), std::string("A1 B1 C1"));
        hunter.stunned = false;
        hunter.steps = 5;
        QCOMPARE(told(hunterEnds(board, hunter).onFoot), std::string("A1 B1 C1 D1 E1 F1"));
        QVERIFY(hunterEnds(board, hunter).driven.empty());
    }

    void SO_HUNT_2_theVehicleDrivesTenSpacesOfRoad()
    {
        const Board board = streets({"============.", "............."}).board;
        QCOMPARE(told(vehicleEnds(board, named("A1"))), std::string("A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1"));
        QCOMPARE(told(vehicleEnds(board, named("L1")) & spacesNamed({"M1", "L2"})), std::string());
    }

    void SO_HUNT_2_gettingInAndOut()
    {
        const Board board = streets({"===#.", "....."}).board;
        const HunterOnTurn inside{.at = named("C1"), .vehicle = named("C1"), .inVehicle = true};
        QCOMPARE(told(hunterEnds(board, inside).onFoot), std::string("B1 B2 C2 D2"));
        QCOMPARE(told(hunterEnds(board, inside).driven), std::string("A1 B1 C1"));
        QVERIFY(!hunterEnds(board, inside).getsIn);
        QVERIFY(hunterEnds(board, {.at = named("E1"), .vehicle = named("C1")}).getsIn);
        QVERIFY(!hunterEnds(streets({"..........."}).board, {.at = named("A1"), .vehicle = named("F1")}).getsIn);
    }

    void SO_HUNT_4_theAgentsSpaceCountsAndStructuresAreWalkedRound()
    {
        const Board board = streets({".......", "######.", "......."}).board;
        const AttackVerdict near = judgeAttack(board, {named("A1")}, named("D1"));
        QCOMPARE(near.distance, 3);
        QVERIFY(near.allowed);
        QCOMPARE(near.hit->text(), std::string("2/3"));
        const AttackVerdict hidden = judgeAttack(board, {named("A1")}, named("A3"));
        QCOMPARE(hidden.distance, 12);
        QVERIFY(!hidden.visible && !hidden.allowed && !hidden.hit);
    }

    void SO_HUNT_4_notFromTheVehicleNorStunnedNorWithoutAWay()
    {
        const Board board = streets({"...", "###", "..."}).board;
        QVERIFY(!judgeAttack(board, {.at = named("A1"), .inVehicle = true}, named("C1")).allowed);
        QVERIFY(!judgeAttack(board, {.at = named("A1"), .stunned = true}, named("C1")).allowed);
        QCOMPARE(attackDistance(board, named("A1"), named("A3")), std::nullopt);
        const std::vector<std::string> rows{"...", "###", "..."};
        const Board road(rows, {spacesNamed({"A1", "A3"})});
        const AttackVerdict across = judgeAttack(road, {named("A1")}, named("A3"));
        QVERIFY(across.visible && !across.distance && !across.allowed);
    }

    void SO_HUNT_4_oneMissesSixesAddAndNoDistanceIsSafe()
    {
        QCOMPARE(chance(0), std::string("1/1"));
        QCOMPARE(chance(1), std::string("5/6"));
        QCOMPARE(chance(2), std::string("5/6"));
        QCOMPARE(chance(3), std::string("2/3"));
        QCOMPARE(chance(6), std::string("1/6"));
        QCOMPARE(chance(7), std::string("1/6"));
        QCOMPARE(chance(8), std::string("5/36"));
        QCOMPARE(chance(13), std::string("1/36"));
        QVERIFY(chanceToHit(480).numerator != Fraction::Words{});
    }

    void SO_HUNT_4_aSecondDieHelps()
    {
        QCOMPARE(chanceToHit(3, {}, 1).text(), std::string("2/3"));
        QCOMPARE(chanceToHit(3, {}, 2).text(), std::string("8/9"));
        QCOMPARE(chanceToHit(0, {}, 2).text(), std::string("1/1"));
    }

    void SO_HUNT_4_cardsChangeTheTotal()
    {
        QCOMPARE(chance(3, {.modifier = -2}), chance(5));
        QCOMPARE(chance(1, {.modifier = 2}), std::string("5/6"));
        QCOMPARE(chance(1, {.modifier = 2, .oneMisses = false}), std::string("1/1"));
        QCOMPARE(chance(4, {.modifier = 2, .oneMisses = false}), std::string("5/6"));
    }

    void SO_HUNT_5_threeStepsAreNoticedAndTwoAreNot()
    {
        QCOMPARE(sensorAnswer(named("K17"), named("M12"), 3), Reading::NorthEast);
        QCOMPARE(sensorAnswer(named("K17"), named("M12"), 2), Reading::None);
        QCOMPARE(sensorAnswer(named("K17"), named("K17"), 3), Reading::Here);
        QCOMPARE(sensorAnswer(named("K17"), named("K18"), 4), Reading::South);
        // A step that the table allowed over several spaces is as many.
        const auto steps = [](const std::vector<Space> &path) { return stepsOf(path); };
        QCOMPARE(boundary(std::to_string(steps({named("N1"), named("N2"), named("O3")})),
                     std::to_string(steps({named("N1"), named("N2"), named("O4")}))),
            "2 | 3");
        QCOMPARE(steps({named("N1"), named("N7")}), 6);
        QCOMPARE(steps({named("N1")}), 0);
        QCOMPARE(steps({}), 0);
    }

    void SO_HUNT_6_whoIsBarredNeitherGetsInNorDrives()
    {
        const Board board = streets({"====="}).board;
        HunterOnTurn hunter{.at = named("A1"), .vehicle = named("C1"), .barred = true};
        QVERIFY(!hunterEnds(board, hunter).getsIn);
        hunter.inVehicle = true;
        hunter.at = hunter.vehicle;
        QCOMPARE(told(hunterEnds(board, hunter).driven), std::string("C1"));
        QCOMPARE(told(hunterEnds(board, hunter).onFoot), std::string("B1 D1"));
    }
};

DOSSIER_TESTS(SpecterRulesTest, Nothing)

} // namespace specter_rules_test

#include "specter_rules_test.moc"
