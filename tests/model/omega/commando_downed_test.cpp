#include "model/omega/seen/numbers.h"
#include "tests/support/commandos_in_turns.h"
#include "tests/support/test_class.h"

#include <QTest>

#include <map>

namespace commando_downed_test
{

using namespace dossier;
using namespace dossier::omega;
using namespace dossier::test;

namespace
{

/// Downs a commando by the rules, with all his wounds.
void putDown(Table &table, Role role)
{
    const int vitality = *vitalityOf(table.open, role);
    omega::apply(table, WoundsChanged{role, vitality - 1});
    omega::apply(table, HazardFound{{role, 1}});
    forced(table, RollHazard{role, {{}, {1}}, Roller::People});
}

} // namespace

/// OP-DOWN: the effects of wounds on commandos, from gas too.
class CommandoDownedTest : public QObject
{
    Q_OBJECT

private slots:

    void OP_DOWN_1_woundsAtVitalityPutACommandoDown()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            fund(table, sheet(leader), 3);
            fund(table, well({"charge"}), 4);
            const int before = table.open.adrenaline.pool;
            omega::apply(table, WoundsChanged{leader, 2});
            omega::apply(table, HazardFound{{leader, 1}});
            forced(table, RollHazard{leader, {{}, {1}}, Roller::People});
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Active);
            omega::apply(table, HazardFound{{leader, 1}});
            forced(table, RollHazard{leader, {{}, {2}}, Roller::People});
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
            QCOMPARE(table.open.commandos.at(leader).wounds, 4);
            QVERIFY(isMarker(table.open, leader));
            // OP-ADR-5
            QCOMPARE(table.open.adrenaline.pool, before + 3);
            QCOMPARE(tokens(table, leader), 0);
            QCOMPARE(table.open.adrenaline.wells.at({"charge"}), 2);
            // In `revised` the turn ends at once.
            QCOMPARE(table.open.turn.has_value(), printing == Printing::First);
        }
    }

    /// Falls like after an attack, and with no more wounds than that; with one fewer nobody falls.
    void OP_DOWN_1_whoIsCorrectedToAllWoundsIsDowned()
    {
        for (const Printing printing : printings)
            for (const int wounds : {4, 7})
            {
                Table table = tableInTurns(printing);
                fund(table, sheet(leader), 3);
                const int before = table.open.adrenaline.pool;
                forced(table, Correct{WoundsChanged{leader, 3}});
                QCOMPARE(table.open.commandos.at(leader).condition, Condition::Active);
                forced(table, Correct{WoundsChanged{leader, wounds}});
                QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
                QCOMPARE(table.open.commandos.at(leader).wounds, 4);
                QCOMPARE(table.open.adrenaline.pool, before + 3);
                QCOMPARE(table.open.turn.has_value(), printing == Printing::First);
                // Standing up again is a correction of its own.
                forced(table, Correct{WoundsChanged{leader, 3}});
                QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
            }
    }

    /// Falls like after wounds; standing up again changes nothing else.
    void OP_DOWN_1_whoIsCalledDownedByACorrectionFallsAsByWounds()
    {
        for (const Printing printing : printings)
            for (const Condition fallen : {Condition::Downed, Condition::Dead})
            {
                Table table = tableInTurns(printing);
                fund(table, sheet(leader), 3);
                const int before = table.open.adrenaline.pool;
                forced(table, Correct{ConditionChanged{leader, fallen}});
                QCOMPARE(table.open.commandos.at(leader).condition, fallen);
                QCOMPARE(table.open.adrenaline.pool, before + 3);
                forced(table, Correct{ConditionChanged{leader, Condition::Active}});
                QCOMPARE(table.open.commandos.at(leader).condition, Condition::Active);
                QCOMPARE(table.open.adrenaline.pool, before + 3);
            }
    }

    /// It puts a slip right: nobody falls by it, so no well is emptied again.
    void OP_DOWN_1_whoIsDownedAndNotDeadDoesNotFallAgain()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            fund(table, well({"charge"}), 4);
            forced(table, Correct{ConditionChanged{leader, Condition::Dead}});
            const Events events = forced(table, Correct{ConditionChanged{leader, Condition::Downed}});
            QCOMPARE(events, (Events{ConditionChanged{leader, Condition::Downed}}));
        }
    }

    void OP_DOWN_3_theMissionEndsWithTheLastWhoIsCorrectedToBeDowned()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            for (const auto &[role, commando] : std::map(table.open.commandos))
            {
                QVERIFY(table.open.clock.step != Step::Over);
                forced(table, Correct{ConditionChanged{role, Condition::Downed}});
            }
            QCOMPARE(table.open.clock.step, Step::Over);
            QCOMPARE(table.open.clock.winner, std::optional(Side::Enemy));
        }
    }

    void OP_DOWN_1_theDownedMoveAndDoWhatTheirCardAllows()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, leader);
            omega::apply(table, TurnBegan{leader, false});
            omega::apply(table, ItemMoved{{"medkit"}, std::nullopt, leader});
            QCOMPARE(no(table, going(leader, {{0, 1}, {1, 1}, {2, 1}})), std::string(fine));
            QCOMPARE(ruleAgainst(table, going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}})), std::string("OP-MOVE-1"));
            QCOMPARE(ruleAgainst(table, Heal{leader}), std::string("OP-DOWN-1"));
            QCOMPARE(ruleAgainst(table, Trade{leader, counter, {"medkit"}}),
                std::string(printing == Printing::First ? "OP-DOWN-1" : ""));
        }
    }

    void OP_DOWN_2_theRevivedAreActiveFromTheNextPlanning()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, counter);
            QCOMPARE(ruleAgainst(table, Revive{leader, heavy}), std::string("OP-DOWN-2"));
            QCOMPARE(played(table, {Revive{leader, counter}}), fine);
            QCOMPARE(tokens(table, leader), 2);
            QCOMPARE(table.open.commandos.at(counter).condition, Condition::Revived);
            QVERIFY(!isMarker(table.open, counter));
            QCOMPARE(ruleAgainst(table, Revive{leader, counter}), std::string("OP-DOWN-2"));
            omega::apply(table, TurnEnded{});
            omega::apply(table, StepBegan{Step::Stances, 2});
            QCOMPARE(played(table, {ChooseStance{counter, {"countermeasures_bold"}}}), fine);
            QCOMPARE(table.open.commandos.at(counter).condition, Condition::Active);
            QCOMPARE(table.open.commandos.at(counter).wounds, 3);
        }
    }

    void OP_DOWN_3_explosionsAndHazardsKillTheDowned()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, heavy);
            omega::apply(table, HazardFound{{heavy, 1}});
            QCOMPARE(played(table, {RollHazard{heavy, {{}, {0}}, Roller::App}}), fine);
            QCOMPARE(table.open.commandos.at(heavy).condition, Condition::Downed);
            omega::apply(table, HazardFound{{heavy, 1}});
            QCOMPARE(played(table, {RollHazard{heavy, {{}, {1}}, Roller::App}}), fine);
            QCOMPARE(table.open.commandos.at(heavy).condition, Condition::Dead);
            QVERIFY(!table.open.commandos.at(heavy).at);
            QCOMPARE(table.open.clock.step, Step::Turns);
        }
    }

    void OP_DOWN_3_theOverseerWinsWhenAllHaveFallen()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            putDown(table, counter);
            putDown(table, heavy);
            QVERIFY(table.open.clock.step != Step::Over);
            putDown(table, leader);
            QCOMPARE(table.open.clock.step, Step::Over);
            QVERIFY(table.open.clock.winner == Side::Enemy);
            QVERIFY(view(table, PublicSeat{}).due.empty());
        }
    }

    void gasWoundsWhoEntersOrBeginsATurnInIt()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            for (const Space space : {Space{2, 1}, Space{3, 1}})
                omega::apply(table, MarkerPlaced{MarkerKind::Gas, space});
            QCOMPARE(played(table, {going(leader, {{0, 1}, {1, 1}, {2, 1}, {3, 1}})}), fine);
            QCOMPARE(table.open.commandos.at(leader).wounds, 1);
            omega::apply(table, TurnEnded{});
            omega::apply(table, StepBegan{Step::Turns, 1});
            QCOMPARE(played(table, {BeginTurn{leader}}), fine);
            QCOMPARE(table.open.commandos.at(leader).wounds, 2);
        }
    }

    void gasOnTheWayStopsWhomItPutsDown()
    {
        for (const Printing printing : printings)
        {
            Table table = tableInTurns(printing);
            omega::apply(table, WoundsChanged{leader, 3});
            omega::apply(table, MarkerPlaced{MarkerKind::Gas, {1, 1}});
            QCOMPARE(played(table, {going(leader, {{0, 1}, {1, 1}, {2, 1}})}), fine);
            QVERIFY(table.open.commandos.at(leader).at == Space(1, 1));
            QCOMPARE(table.open.commandos.at(leader).condition, Condition::Downed);
        }
    }
};

DOSSIER_TESTS(CommandoDownedTest, Nothing)

} // namespace commando_downed_test

#include "commando_downed_test.moc"
