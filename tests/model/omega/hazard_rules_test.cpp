#include "model/omega/seen/numbers.h"
#include "model/omega/seen/turn_order.h"
#include "tests/support/boundary.h"
#include "tests/support/omega_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace hazard_rules_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

constexpr auto printings = {Printing::First, Printing::Revised};
const std::string fine;
constexpr Role leader = Role::TeamLeader;
constexpr Role counter = Role::Countermeasures;

/// The leader, who starts on (0, 1), before two spaces of peril, with that many wounds of four.
Table beforePeril(Printing printing, int wounds = 0)
{
    Table table = tableInTurns(printing);
    omega::apply(table, MarkerPlaced{MarkerKind::Peril, {1, 1}});
    omega::apply(table, MarkerPlaced{MarkerKind::Peril, {2, 1}});
    omega::apply(table, WoundsChanged{leader, wounds});
    return table;
}

Move along(std::vector<Space> path)
{
    return {leader, std::move(path), Facing::South};
}

ContinueMove onAlong(std::vector<Space> path)
{
    return {std::move(path), Facing::South, std::nullopt};
}

RollHazard rolling(const Combatant &who, int hits)
{
    return {who, {{}, {hits}}, Roller::People};
}

int hazards(const Table &table)
{
    return static_cast<int>(table.open.pending.hazards.size());
}

} // namespace

/// OP-ATK-3, OP-DOWN, OP-GAS: hazards on the way stop a moving figure.
class HazardRulesTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_ATK_3_aPerilOnTheWayIsRolledForBeforeTheNextStep()
    {
        for (const Printing printing : printings)
        {
            Table table = beforePeril(printing);
            QCOMPARE(played(table, {along({{0, 1}, {1, 1}, {2, 1}, {3, 1}})}), fine);
            QVERIFY(table.open.commandos.at(leader).at == Space(1, 1));
            QCOMPARE(hazards(table), 1);
            QVERIFY(table.open.pending.move == (MoveUnderWay{leader, 3}));
            QCOMPARE(ruleAgainst(table, onAlong({{1, 1}, {2, 1}})), std::string("OP-ACT-1"));
            QCOMPARE(played(table, {rolling(leader, 1)}), fine);
            QCOMPARE(no(table, EndTurn{}), std::string(R"({"rule": "OP-ACT-1", "facts": {"under_way": "move"}})"));
            QCOMPARE(played(table, {onAlong({{1, 1}, {2, 1}, {3, 1}})}), fine);
            // EN 1287: once a turn.
            const bool first = printing == Printing::First;
            QVERIFY(table.open.commandos.at(leader).at == (first ? Space(2, 1) : Space(3, 1)));
            QCOMPARE(hazards(table), first ? 1 : 0);
            QCOMPARE(table.open.pending.move.has_value(), first);
            QCOMPARE(adrenalineOf(table.open, leader), 1);
        }
    }

    void OP_ATK_3_theRestOfTheMoveHasThePointsThatAreLeft()
    {
        for (const Printing printing : printings)
        {
            Table table = beforePeril(printing);
            omega::apply(table, MarkerTaken{MarkerKind::Peril, {2, 1}});
            QCOMPARE(played(table, {along({{0, 1}, {1, 1}, {2, 1}}), rolling(leader, 0)}), fine);
            QCOMPARE(boundary(ruleAgainst(table, onAlong({{1, 1}, {2, 1}, {3, 1}, {3, 0}})),
                         ruleAgainst(table, onAlong({{1, 1}, {2, 1}, {3, 1}, {3, 0}, {2, 0}}))),
                "fine | OP-MOVE-1");
            QCOMPARE(played(table, {onAlong({{1, 1}})}), fine);
            QVERIFY(!table.open.pending.any());
            QCOMPARE(table.open.commandos.at(leader).facing, Facing::South);
        }
    }

    void OP_ATK_3_aPerilAtTheEndOfTheWayHaltsNothing()
    {
        for (const Printing printing : printings)
        {
            Table table = beforePeril(printing);
            QCOMPARE(played(table, {along({{0, 1}, {1, 1}})}), fine);
            QCOMPARE(hazards(table), 1);
            QVERIFY(!table.open.pending.move);
            QCOMPARE(table.open.commandos.at(leader).facing, Facing::South);
        }
    }

    void OP_DOWN_1_whoIsDownedByAPerilLiesWhereItIs()
    {
        for (const Printing printing : printings)
        {
            Table table = beforePeril(printing, 3);
            QCOMPARE(played(table, {along({{0, 1}, {1, 1}, {2, 1}, {3, 1}}), rolling(leader, 1)}), fine);
            const Commando &lies = table.open.commandos.at(leader);
            QVERIFY2(lies.condition == Condition::Downed, "and the second peril is not met");
            QVERIFY(lies.at == Space(1, 1));
            QVERIFY(!table.open.pending.any());
            QCOMPARE(table.open.turn.has_value(), printing == Printing::First);
            QCOMPARE(ruleAgainst(table, onAlong({{1, 1}, {2, 1}})), std::string("OP-INT-1"));
        }
    }

    void OP_DOWN_3_gasBeyondAPerilIsNotReachedByTheDowned()
    {
        for (const Printing printing : printings)
        {
            Table table = beforePeril(printing, 3);
            omega::apply(table, MarkerTaken{MarkerKind::Peril, {2, 1}});
            omega::apply(table, MarkerPlaced{MarkerKind::Gas, {2, 1}});
            QCOMPARE(played(table, {along({{0, 1}, {1, 1}, {2, 1}}), rolling(leader, 1)}), fine);
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
            QVERIFY(table.open.commandos.at(leader).at == Space(1, 1));
        }
    }

    void OP_DOWN_3_gasIsGoneThroughByWhoStaysOnTheirFeet()
    {
        for (const Printing printing : printings)
        {
            const auto endsAt = [&](int wounds)
            {
                Table table = tableInTurns(printing);
                omega::apply(table, MarkerPlaced{MarkerKind::Gas, {1, 1}});
                omega::apply(table, WoundsChanged{leader, wounds});
                forced(table, along({{0, 1}, {1, 1}, {2, 1}}));
                return table.open.commandos.at(leader).at->x;
            };
            QCOMPARE(boundary(endsAt(2), endsAt(3)), "2 | 1");
        }
    }

    void OP_ATK_4_anEnemyThatAPerilDestroysGoesNoFurther()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId clone = bring(table, "rogue_clone", {0, 0});
            omega::apply(table, MarkerPlaced{MarkerKind::Peril, {1, 0}});
            omega::apply(table, TurnBegan{clone, false});
            QCOMPARE(
                played(table, {Move{clone, {{0, 0}, {1, 0}, {2, 0}, {3, 0}}, Facing::East}, rolling(clone, 1)}), fine);
            QVERIFY(!table.open.figures.contains(clone));
            QVERIFY(!table.open.pending.any() && !table.open.turn);
        }
    }

    void OP_MOVE_2_theDiagonalBeforeAHaltIsTheOneOfTheMove()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, MarkerPlaced{MarkerKind::Peril, {1, 1}});
            Move move{counter, {{0, 2}, {1, 1}, {2, 1}}, Facing::East};
            move.free = true;
            QCOMPARE(played(table, {move, rolling(counter, 0)}), fine);
            QCOMPARE(boundary(ruleAgainst(table, ContinueMove{{{1, 1}, {2, 1}}, Facing::East, std::nullopt}),
                         ruleAgainst(table, ContinueMove{{{1, 1}, {2, 0}}, Facing::East, std::nullopt})),
                "fine | OP-MOVE-2");
        }
    }

    void OP_INT_1_aMoveThatAnswersAHaltedOneLeavesItToGoOn()
    {
        for (const Printing printing : printings)
            for (const bool halts : {false, true})
            {
                Table table = tableInStep(printing, Step::Activate);
                const FigureId clone = bring(table, "rogue_clone", {3, 0}, Facing::West);
                omega::apply(table, TurnBegan{clone, false});
                if (halts)
                    omega::apply(table, MarkerPlaced{MarkerKind::Peril, {1, 1}});
                Move coming{clone, {{3, 0}, {2, 0}, {1, 0}}, Facing::West};
                coming.pause = 1;
                Move answer{leader, {{0, 1}, {1, 1}, {1, 2}}, Facing::East};
                answer.free = true;
                QCOMPARE(played(table, {coming, answer}), fine);
                if (halts)
                    QCOMPARE(
                        played(table, {rolling(leader, 0), ContinueMove{{{1, 1}, {1, 2}}, Facing::East, std::nullopt}}),
                        fine);
                QVERIFY(table.open.pending.move && table.open.pending.move->who == Combatant(clone));
                QCOMPARE(played(table, {ContinueMove{{{2, 0}, {1, 0}}, Facing::West, std::nullopt}}), fine);
                QVERIFY(table.open.figures.at(clone).at == Space(1, 0));
                QVERIFY(!table.open.pending.any());
            }
    }

    void OP_ATK_3_aPerilThatATurnedTileBringsIsUnderfoot()
    {
        for (const Printing printing : printings)
        {
            const auto due = [&](Space stands)
            {
                Table table = tableInTurns(printing);
                omega::apply(table, Placed{leader, stands, Facing::East});
                omega::apply(table, RoomRevealed{{2}, std::nullopt, {{"faulty_intel_emi"}}});
                const std::string fault = played(table, {ResolveCard{{"faulty_intel_emi"}, std::nullopt, U'b'}});
                return fault.empty() ? hazards(table) : -1;
            };
            QCOMPARE(boundary(due({7, 0}), due({7, 1})), "1 | 0");
        }
    }

    void OP_ATK_3_aLargeFigureMeetsWhatAnyOfItsSpacesMeets()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId hunter = bring(table, "fear_hunter", {5, 0}, Facing::East);
            omega::apply(table, MarkerPlaced{MarkerKind::Peril, {7, 1}});
            omega::apply(table, TurnBegan{hunter, false});
            QCOMPARE(played(table, {Move{hunter, {{5, 0}, {6, 0}, {7, 0}}, Facing::East}}), fine);
            QVERIFY(table.open.figures.at(hunter).at == Space(6, 0));
            QCOMPARE(hazards(table), 1);
        }
    }

    void OP_DOWN_3_whatWaitedForTheDeadWaitsNoLonger()
    {
        for (const Printing printing : printings)
        {
            Table table = beforePeril(printing, 4);
            omega::apply(table, ConditionChanged{leader, Condition::Downed});
            omega::apply(table, HazardFound{{leader, 1}});
            omega::apply(table, HazardFound{{leader, 1}});
            QCOMPARE(played(table, {rolling(leader, 1)}), fine);
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Dead);
            QCOMPARE(hazards(table), 0);
        }
    }

    void OP_DOWN_1_gasChangesNothingForTheDowned()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, WoundsChanged{leader, 4});
            omega::apply(table, ConditionChanged{leader, Condition::Downed});
            omega::apply(table, MarkerPlaced{MarkerKind::Gas, {1, 1}});
            QCOMPARE(played(table, {along({{0, 1}, {1, 1}})}), fine);
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
            QCOMPARE(table.open.commandos.at(leader).wounds, 4);
        }
    }

    void OP_GRID_1_theMapIsLeftThroughAPassageAlone()
    {
        for (const Printing printing : printings)
            for (const MarkerKind passage : {MarkerKind::CommandoPassage, MarkerKind::EnemyPassage})
            {
                Table table = tableInTurns(printing);
                QCOMPARE(
                    no(table, LeaveMap{leader}), std::string(R"({"rule": "OP-GRID-1", "facts": {"no_exit": [0, 1]}})"));
                omega::apply(table, MarkerPlaced{passage, {0, 1}});
                QCOMPARE(ruleAgainst(table, LeaveMap{counter}), std::string("OP-ACT-1"));
                QCOMPARE(played(table, {LeaveMap{leader}}), fine);
                QVERIFY(!table.open.commandos.at(leader).at);
                QVERIFY2(!table.open.turn, "the turn is over");
                QCOMPARE(
                    played(table, {BeginTurn{counter}, EndTurn{}, BeginTurn{Role::HeavySupport}, EndTurn{}}), fine);
                QVERIFY2(table.open.clock.step == Step::Refresh, "nobody waits for who has left");
                QVERIFY(takingTurns(table.open) == (std::vector{counter, Role::HeavySupport}));
            }
    }

    void OP_GRID_1_enemiesLeaveInTheirActivationAndGoBackToTheReserves()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInStep(printing, Step::Activate);
            const FigureId clone = bring(table, "rogue_clone", {2, 1});
            const int before = table.open.reserves.at({"rogue_clone"});
            omega::apply(table, MarkerPlaced{MarkerKind::EnemyPassage, {3, 1}});
            QCOMPARE(ruleAgainst(table, LeaveMap{clone}), std::string("OP-ATK-4"));
            omega::apply(table, TurnBegan{clone, false});
            QCOMPARE(played(table, {Move{clone, {{2, 1}, {3, 1}}, Facing::East}, LeaveMap{clone}}), fine);
            QVERIFY(!table.open.figures.contains(clone) && !table.open.turn);
            QCOMPARE(table.open.reserves.at({"rogue_clone"}), before + 1);
        }
    }

    void OP_DOWN_3_whoHasLeftStandsNoMoreAndTheMissionSaysWhoHasWon()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, MarkerPlaced{MarkerKind::CommandoPassage, {0, 1}});
            QCOMPARE(played(table, {LeaveMap{leader}}), fine);
            omega::apply(table, ConditionChanged{counter, Condition::Dead});
            omega::apply(table, WoundsChanged{Role::HeavySupport, 4});
            omega::apply(table, HazardFound{{Role::HeavySupport, 1}});
            QCOMPARE(played(table, {rolling(Role::HeavySupport, 2)}), fine);
            QCOMPARE(table.open.clock.step, Step::Over);
            QVERIFY(!table.open.clock.winner);
        }
    }

    void OP_DOWN_3_aRevivedCommandoStandsForTheOverseersVictory()
    {
        for (const Printing printing : printings)
        {
            const auto isOver = [&](Condition other)
            {
                Table table = beforePeril(printing, 3);
                omega::apply(table, ConditionChanged{counter, other});
                omega::apply(table, ConditionChanged{Role::HeavySupport, Condition::Downed});
                forced(table, along({{0, 1}, {1, 1}}));
                forced(table, rolling(leader, 1));
                return table.open.clock.step == Step::Over;
            };
            QCOMPARE(boundary(isOver(Condition::Revived), isOver(Condition::Downed)), "no | yes");
        }
    }
};

DOSSIER_TESTS(HazardRulesTest, Nothing)

} // namespace hazard_rules_test

#include "hazard_rules_test.moc"
