#include "model/specter/seen/befallen.h"
#include "model/specter/seen/possible.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_hunters_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

/// The agent stayed on a space, the hunters are due.
Table huntersDueWith(const Beginning &beginning, const std::string &agent)
{
    Table table = begun(beginning);
    putAgent(table, agent);
    forced(table, PlanMove{Agent::First, {.path = {at(agent)}}});
    forced(table, ConfirmMove{Agent::First});
    return table;
}

MoveHunter to(const std::string &space)
{
    return {at(space), false, {}};
}

} // namespace

/// The hunters' turn, the traitor, sheets on paper, and the honesty check: SO-HUNT, SO-TRAITOR-1.
class SpecterHuntersTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_HUNT_1_eachHasOneTurnInTheOrderTheyChoose()
    {
        Table table = huntersDueWith({}, "A5");
        QCOMPARE(ruleAgainst(table, to("K16")), "SO-HUNT-1");
        QCOMPARE(played(table, {BeginHunterTurn{HunterKind::Beast}}), "");
        QCOMPARE(ruleAgainst(table, BeginHunterTurn{HunterKind::Gun}), "SO-HUNT-1");
        QCOMPARE(ruleAgainst(table, EndHunterTurn{}), "SO-HUNT-3");
        QCOMPARE(played(table, {to("K16"), EndHunterTurn{}}), "");
        QCOMPARE(ruleAgainst(table, BeginHunterTurn{HunterKind::Beast}), "SO-HUNT-1");
        QCOMPARE(ruleAgainst(table, BeginHunterTurn{HunterKind::Puppet}), "malformed /hunter");
        QCOMPARE(stayed(table, HunterKind::Gun), "");
        QCOMPARE(table.open.clock, (Clock{Phase::Agents, 2}));
    }

    void SO_HUNT_1_fourStepsOfAHunterFiveOfTheBeastTwoOfAStunnedOne()
    {
        Table table = huntersDueWith({}, "A5");
        put(table, HunterKind::Gun, "N5");
        put(table, HunterKind::Beast, "O5");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(ruleAgainst(table, to("N9")), "");
        QCOMPARE(ruleAgainst(table, to("N10")), "SO-HUNT-1");
        QCOMPARE(ruleAgainst(table, to("M5")), "malformed /to");
        forced(table, Correct{StunChanged{HunterKind::Gun, true}});
        QCOMPARE(ruleAgainst(table, to("N7")), "");
        QCOMPARE(ruleAgainst(table, to("N8")), "SO-HUNT-1");
        QCOMPARE(played(table, {to("N7"), EndHunterTurn{}}), "");
        QVERIFY(!table.open.hunters.at(HunterKind::Gun).stunned);
        forced(table, BeginHunterTurn{HunterKind::Beast});
        QCOMPARE(ruleAgainst(table, to("O10")), "");
        QCOMPARE(ruleAgainst(table, to("O11")), "SO-HUNT-1");
    }

    void SO_HUNT_2_theVehicleKeepsToRoads()
    {
        Table table = huntersDueWith({}, "A5");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(ruleAgainst(table, DriveVehicle{at("K27"), {}}), "");
        QCOMPARE(ruleAgainst(table, DriveVehicle{at("K28"), {}}), "SO-HUNT-2");
        QCOMPARE(ruleAgainst(table, DriveVehicle{at("M17"), {}}), "SO-HUNT-2");
        QCOMPARE(ruleAgainst(table, to("K18")), "");
        QCOMPARE(ruleAgainst(table, to("K19")), "SO-HUNT-2");
        QCOMPARE(played(table, {DriveVehicle{at("K27"), {}}}), "");
        QCOMPARE(table.open.hunters.at(HunterKind::Beast).at, at("K27"));
        QCOMPARE(ruleAgainst(table, DriveVehicle{at("K17"), {}}), "SO-HUNT-1");
        QCOMPARE(ruleAgainst(table, AttackAgent{}), "SO-HUNT-1");
    }

    void SO_HUNT_2_gettingInEndsTheMovement()
    {
        Table table = huntersDueWith({}, "A5");
        put(table, HunterKind::Gun, "K21");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(ruleAgainst(table, MoveHunter{at("K18"), true, {}}), "SO-HUNT-2");
        QCOMPARE(played(table, {MoveHunter{at("K17"), true, {}}}), "");
        QVERIFY(table.open.hunters.at(HunterKind::Gun).inVehicle);
        QCOMPARE(ruleAgainst(table, DriveVehicle{at("K18"), {}}), "SO-HUNT-1");
    }

    void SO_HUNT_3_theAgentIsFoundAtTheEndOfAMovementOnly()
    {
        Table table = huntersDueWith({}, "A8");
        put(table, HunterKind::Gun, "N6");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(played(table, {to("N9")}), "");
        QVERIFY(holds_alternative<SaidClear>(table.open.agents.at(Agent::First).turns.back().later.back()));
        forced(table, EndHunterTurn{});
        put(table, HunterKind::Beast, "N6");
        forced(table, BeginHunterTurn{HunterKind::Beast});
        const Events events = forced(table, to("N8"));
        QVERIFY(found<CharacterRevealed>(events) != nullptr);
        QCOMPARE(table.open.turn->found.at(Agent::First), at("A8"));
        QCOMPARE(table.open.agents.at(Agent::First).figure, at("A8"));
    }

    void SO_HUNT_4_anAttackReachesTheCountOrMisses()
    {
        Table table = huntersDueWith({.hunters = {HunterKind::Puppet, HunterKind::Beast}}, "A8");
        put(table, HunterKind::Puppet, "G8");
        forced(table, BeginHunterTurn{HunterKind::Puppet});
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{5}}, {}}), "SO-HUNT-4");
        QCOMPARE(played(table, {to("E8")}), "");
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{5}, {5}}, {}}), "SO-HUNT-4");
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{7}}, {}}), "malformed /dice");
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{6}}, {}}), "malformed /dice");
        Table missed = table;
        QCOMPARE(played(missed, {AttackAgent{Agent::First, {{3}}, {}}}), "");
        QCOMPARE(missed.open.agents.at(Agent::First).wounds, 0);
        Table hit = table;
        QCOMPARE(played(hit, {AttackAgent{Agent::First, {{4}}, {}}}), "");
        QCOMPARE(hit.open.agents.at(Agent::First).wounds, 1);
        QCOMPARE(ruleAgainst(hit, AttackAgent{Agent::First, {{4}}, {}}), "SO-HUNT-4");
        forced(table, Correct{StunChanged{HunterKind::Puppet, true}});
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{4}}, {}}), "SO-HUNT-1");
    }

    void SO_HUNT_4_aFirstOneMissesAndASixIsRolledOn()
    {
        Table table = huntersDueWith({.hunters = {HunterKind::Puppet, HunterKind::Beast}}, "A8");
        put(table, HunterKind::Puppet, "B8");
        forced(table, BeginHunterTurn{HunterKind::Puppet});
        forced(table, to("B8"));
        QVERIFY(!found<AgentWounded>(resolve(table, AttackAgent{Agent::First, {{1}}, {}})));
        QVERIFY(found<AgentWounded>(resolve(table, AttackAgent{Agent::First, {{2}}, {}})));
        Table far = huntersDueWith({.hunters = {HunterKind::Puppet, HunterKind::Beast}}, "A8");
        put(far, HunterKind::Puppet, "H8");
        forced(far, BeginHunterTurn{HunterKind::Puppet});
        forced(far, to("H8"));
        QVERIFY(found<AgentWounded>(resolve(far, AttackAgent{Agent::First, {{6, 1}}, {}})));
        QVERIFY(!found<AgentWounded>(resolve(far, AttackAgent{Agent::First, {{5}}, {}})));
    }

    void SO_HUNT_4_onHisSpaceNoDieIsRolledAndCobraStuns()
    {
        Table table = huntersDueWith({.hunters = {HunterKind::Puppet, HunterKind::Beast}}, "A8");
        put(table, HunterKind::Puppet, "B8");
        forced(table, BeginHunterTurn{HunterKind::Puppet});
        QCOMPARE(played(table, {to("A8"), AttackAgent{Agent::First, {}, {}}}), "");
        QCOMPARE(table.open.agents.at(Agent::First).wounds, 1);
        using enum Equipment;
        Table cobra = huntersDueWith({.hunters = {HunterKind::Puppet, HunterKind::Beast},
                                         .character = AgentKind::Cobra,
                                         .cards = {VelocityBlade, FlashBang, FlashBang}},
            "A8");
        put(cobra, HunterKind::Puppet, "B8");
        forced(cobra, BeginHunterTurn{HunterKind::Puppet});
        QCOMPARE(played(cobra, {to("A8")}), "");
        QVERIFY(cobra.open.hunters.at(HunterKind::Puppet).stunned);
        QCOMPARE(ruleAgainst(cobra, AttackAgent{Agent::First, {}, {}}), "SO-HUNT-1");
        Table beside = huntersDueWith({.hunters = {HunterKind::Puppet, HunterKind::Beast},
                                          .character = AgentKind::Cobra,
                                          .cards = {VelocityBlade, FlashBang, FlashBang}},
            "A8");
        put(beside, HunterKind::Puppet, "C8");
        forced(beside, BeginHunterTurn{HunterKind::Puppet});
        forced(beside, to("B8"));
        QCOMPARE(ruleAgainst(beside, SpringAmbush{Agent::First, 7}), "malformed /die");
        Table raised = beside;
        QCOMPARE(played(raised, {RaiseBlade{Agent::First}}), "");
        QVERIFY(!found<AgentWounded>(resolve(raised, AttackAgent{Agent::First, {{3}}, {}})));
        QVERIFY(found<AgentWounded>(resolve(raised, AttackAgent{Agent::First, {{4}}, {}})));
        QVERIFY(!found<StunChanged>(resolve(beside, SpringAmbush{Agent::First, 3})));
        // One roll for each time that a hunter ends there: a miss is one, too, and no more is offered.
        const auto isOffered = [](const Table &table)
        {
            return std::ranges::any_of(view(table, AgentSeat{}).due,
                [](const Due &due) { return holds_alternative<SpringAmbush>(due.command); });
        };
        Table missed = beside;
        const std::string first = ruleAgainst(missed, SpringAmbush{Agent::First, 3});
        QVERIFY(isOffered(missed));
        QCOMPARE(played(missed, {SpringAmbush{Agent::First, 3}}), "");
        QCOMPARE(boundary(first, ruleAgainst(missed, SpringAmbush{Agent::First, 6})), "fine | SO-HUNT-1");
        QVERIFY(!isOffered(missed));
        forced(missed, EndHunterTurn{});
        put(missed, HunterKind::Beast, "C8");
        forced(missed, BeginHunterTurn{HunterKind::Beast});
        forced(missed, to("B8"));
        QCOMPARE(played(missed, {SpringAmbush{Agent::First, 6}}), "");
        QCOMPARE(played(beside, {SpringAmbush{Agent::First, 4}}), "");
        QVERIFY(beside.open.hunters.at(HunterKind::Puppet).stunned);
        QVERIFY(befallenBy(beside.open, Agent::First).stunned.contains(HunterKind::Puppet));
        forced(beside, EndHunterTurn{});
        QVERIFY(!beside.open.hunters.at(HunterKind::Puppet).stunned);
        QVERIFY2(
            befallenBy(beside.open, Agent::First).stunned.contains(HunterKind::Puppet), "it is told until he moves");
        forced(beside, BeginHunterTurn{HunterKind::Beast});
        forced(beside, EndHunterTurn{});
        forced(beside, PlanMove{Agent::First, {.path = {at("A8")}}});
        forced(beside, ConfirmMove{Agent::First});
        QVERIFY(befallenBy(beside.open, Agent::First).stunned.empty());
    }

    void SO_HUNT_4_whatNoTextSaysOfTheSecondDieIsAsked()
    {
        Table table = huntersDueWith({}, "A8");
        put(table, HunterKind::Gun, "G8");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        forced(table, to("F8"));
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{5}, {2}}, {}}), "");
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{2}, {2}}, {}}), "");
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{3}, {2}}, {}}), "SO-HUNT-4");
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{3}, {2}}, true}), "");
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{5}, {2}}, true}), "SO-HUNT-4");
        // A 1 misses, and adds nothing to the other die.
        QCOMPARE(ruleAgainst(table, AttackAgent{Agent::First, {{4}, {1}}, {}}), "");
    }

    void theGunAnswersWhoIsSpottedAndShootsAlongALine()
    {
        Table table = begun();
        put(table, HunterKind::Gun, "N4");
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(ruleAgainst(table, QuickDraw{Agent::First, {{2}, {2}}, {}}), "SO-HUNT-4");
        QCOMPARE(played(table, {QuickDraw{Agent::First, {{3}}, {}}}), "");
        QCOMPARE(table.open.agents.at(Agent::First).wounds, 1);
        QCOMPARE(ruleAgainst(table, QuickDraw{Agent::First, {{3}}, {}}), "SO-HUNT-4");
        Table line = huntersDueWith({}, "A8");
        put(line, HunterKind::Gun, "N8");
        forced(line, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(ruleAgainst(line, SniperShot{Gaze::West, {}}), "SO-HUNT-4");
        QCOMPARE(ruleAgainst(line, SniperShot{Gaze::Blind, {}}), "malformed /gaze");
        forced(line, to("N9"));
        QCOMPARE(played(line, {SniperShot{Gaze::North, {}}}), "");
        QCOMPARE(line.open.hunters.at(HunterKind::Gun).gaze, Gaze::North);
        QCOMPARE(ruleAgainst(line, SniperShot{Gaze::West, {}}), "SO-HUNT-4");
    }

    void theBeastSmellsAndStrikes()
    {
        for (const Edition edition : {Edition::First, Edition::Second})
        {
            Table table = huntersDueWith({.edition = edition}, "A8");
            put(table, HunterKind::Beast, "D8");
            forced(table, BeginHunterTurn{HunterKind::Beast});
            forced(table, to("A8"));
            const auto &later = table.open.agents.at(Agent::First).turns.back().later;
            QCOMPARE(get<SaidClose>(later.back()).close, true);
            QCOMPARE(ruleAgainst(table, UseStrength{Agent::First, 5}), edition == Edition::First ? "" : "SO-HUNT-4");
            forced(table, AttackAgent{Agent::First, {}, {}});
            QCOMPARE(played(table, {UseStrength{Agent::First, 5}}), "");
            QCOMPARE(table.open.agents.at(Agent::First).wounds, 2);
            QCOMPARE(ruleAgainst(table, UseStrength{Agent::First, 5}), "SO-HUNT-4");
        }
        Table far = huntersDueWith({}, "A8");
        put(far, HunterKind::Beast, "L8");
        forced(far, BeginHunterTurn{HunterKind::Beast});
        forced(far, to("G8"));
        QCOMPARE(ruleAgainst(far, AttackAgent{Agent::First, {{6, 2}}, {}}), "SO-HUNT-4");
    }

    void SO_HUNT_5_theSensorIsUsedInsteadOfDriving()
    {
        Table table = begun();
        QCOMPARE(walks(table, {"N1", "N2", "N3", "N4"}), "");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        const Events events = forced(table, UseSensor{});
        const AgentFactSaid *told = found<AgentFactSaid>(events);
        QCOMPARE(get<SensorSaid>(told->fact).reading, Reading::NorthEast);
        QCOMPARE(ruleAgainst(table, DriveVehicle{at("K18"), {}}), "SO-HUNT-1");
        forced(table, EndHunterTurn{});
        put(table, HunterKind::Beast, "K18");
        forced(table, BeginHunterTurn{HunterKind::Beast});
        QCOMPARE(ruleAgainst(table, UseSensor{}), "SO-HUNT-5");
        QCOMPARE(ruleAgainst(table, DriveVehicle{at("K18"), {}}), "SO-HUNT-2");
        Table puppet = huntersDueWith({.hunters = {HunterKind::Puppet, HunterKind::Gun}}, "A5");
        put(puppet, HunterKind::Puppet, "N4");
        forced(puppet, BeginHunterTurn{HunterKind::Puppet});
        QCOMPARE(ruleAgainst(puppet, UseSensor{}), "");
        QCOMPARE(ruleAgainst(puppet, DriveVehicle{at("K18"), {}}), "");
        const Events still = resolve(puppet, UseSensor{});
        QCOMPARE(get<SensorSaid>(found<AgentFactSaid>(still)->fact).reading, Reading::None);
    }

    /// SO-HUNT-5: in a turn of the hunters one or the other, by any hunter; by option each hunter for himself.
    void SO_HUNT_5_nobodyUsesTheSensorOnceAnybodyHasDriven()
    {
        for (const bool either : {false, true})
        {
            Table table = begun();
            table.open.options.sensorBesideDriving = either;
            QCOMPARE(walks(table, {"N1", "N2", "N3", "N4"}), "");
            const auto after = [&](const Command &first, const Command &second)
            {
                Table next = table;
                forced(next, BeginHunterTurn{HunterKind::Gun});
                forced(next, first);
                forced(next, EndHunterTurn{});
                forced(next, BeginHunterTurn{HunterKind::Beast});
                return ruleAgainst(next, second);
            };
            const std::string beyond = either ? "fine" : "SO-HUNT-5";
            QCOMPARE(boundary(after(DriveVehicle{at("K17"), {}}, UseSensor{}),
                         after(DriveVehicle{at("K18"), {}}, UseSensor{})),
                QByteArray::fromStdString("fine | " + beyond));
            Table sensed = table;
            forced(sensed, BeginHunterTurn{HunterKind::Gun});
            forced(sensed, UseSensor{});
            QCOMPARE(vehicleStepsLeft(sensed.open), either ? 10 : 0);
            QCOMPARE(boundary(after(UseSensor{}, DriveVehicle{at("K17"), {}}),
                         after(UseSensor{}, DriveVehicle{at("K18"), {}})),
                QByteArray::fromStdString("fine | " + beyond));
        }
    }

    void theProphetLooksBackTwoTurns()
    {
        Table table = begun({.hunters = {HunterKind::Prophet, HunterKind::Gun}});
        for (const std::vector<std::string> &path : {std::vector<std::string>{"N1", "N2"}, {"N2", "N3"}, {"N3", "N4"}})
        {
            QCOMPARE(walks(table, path), "");
            forced(table, BeginHunterTurn{HunterKind::Prophet});
            if (path.front() != "N3")
            {
                QCOMPARE(ruleAgainst(table, LookBack{}), "SO-HUNT-1");
                forced(table, DriveVehicle{at("K17"), {}});
                forced(table, EndHunterTurn{});
                QCOMPARE(stayed(table, HunterKind::Gun), "");
            }
        }
        QCOMPARE(played(table, {LookBack{}}), "");
        QCOMPARE(table.open.agents.at(Agent::First).turns.front().later.back(), LaterFact(StoodAt{at("N2")}));
    }

    void SO_HUNT_6_ofFourHuntersOneMayBeBarred()
    {
        Table two = huntersDueWith({}, "A5");
        QCOMPARE(ruleAgainst(two, BarFromVehicle{HunterKind::Gun, true}), "SO-HUNT-6");
        Table five = huntersDueWith(
            {.players = 5,
                .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
                .traitor = HunterKind::Gun},
            "A5");
        QCOMPARE(played(five, {BarFromVehicle{HunterKind::Gun, true}}), "");
        QCOMPARE(ruleAgainst(five, BarFromVehicle{HunterKind::Beast, true}), "SO-HUNT-6");
        forced(five, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(ruleAgainst(five, DriveVehicle{at("K24"), {}}), "SO-HUNT-6");
        QCOMPARE(ruleAgainst(five, DriveVehicle{at("K23"), {}}), "");
    }

    void SO_TRAITOR_1_hisSightObligesToNothingUntilAnotherSeesTheAgentToo()
    {
        Table table = huntersDueWith(
            {.players = 5,
                .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
                .traitor = HunterKind::Gun},
            "A8");
        put(table, HunterKind::Gun, "N9");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(played(table, {to("N8")}), "");
        QVERIFY(table.open.turn->found.empty());
        forced(table, EndHunterTurn{});
        put(table, HunterKind::Beast, "N6");
        forced(table, BeginHunterTurn{HunterKind::Beast});
        QCOMPARE(played(table, {to("M8")}), "");
        QCOMPARE(table.open.traitor, HunterKind::Gun);
        QVERIFY(!table.open.hunters.contains(HunterKind::Gun));
        QCOMPARE(table.open.agents.at(Agent::Second).start, at("N8"));
        QCOMPARE(ruleAgainst(table, EndHunterTurn{}), "SO-TRAITOR-1");
        // He takes an unused character and two of the cards that are left, and moves at once.
        QCOMPARE(
            ruleAgainst(table, ChooseCharacter{Agent::Second, AgentKind::Orangutan}, TraitorSeat{}), "SO-TRAITOR-1");
        QCOMPARE(played(table,
                     {ChooseCharacter{Agent::Second, AgentKind::Spider},
                         TakeCards{Agent::Second, {Equipment::TangleLine, Equipment::StealthField}},
                         PlanMove{Agent::Second, {.path = {at("N8"), at("N9")}}}, ConfirmMove{Agent::Second}},
                     TraitorSeat{}),
            "");
        QCOMPARE(view(table, TraitorSeat{}).health, 4);
        QCOMPARE(ruleAgainst(table, EndHunterTurn{}), "");

        forced(table, Correct{AgentWounded{Agent::Second, 4}});
        QCOMPARE(view(table, TraitorSeat{}).health, 0);
    }

    void SO_TRAITOR_1_heMayRevealHimselfInsteadOfATurn()
    {
        Table table = huntersDueWith(
            {.players = 5,
                .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
                .traitor = HunterKind::Gun},
            "A5");
        QCOMPARE(ruleAgainst(table, RevealTraitor{HunterKind::Gun}, HunterSeat{HunterKind::Beast}), "SO-TRAITOR-1");
        QCOMPARE(ruleAgainst(table, RevealTraitor{HunterKind::Beast}, HunterSeat{HunterKind::Beast}), "SO-TRAITOR-1");
        QCOMPARE(ruleAgainst(table, RevealTraitor{HunterKind::Gun}, HunterSeat{HunterKind::Gun}), "");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(ruleAgainst(table, RevealTraitor{HunterKind::Gun}, HunterSeat{HunterKind::Gun}), "SO-HUNT-1");
        const Table two = huntersDueWith({}, "A5");
        QCOMPARE(ruleAgainst(two, RevealTraitor{HunterKind::Gun}, HunterSeat{HunterKind::Gun}), "SO-TRAITOR-1");
    }

    void SO_END_1_theHuntersWinWhenNoHealthIsLeft()
    {
        Table table = huntersDueWith({}, "A8");
        forced(table, Correct{AgentWounded{Agent::First, 5}});
        put(table, HunterKind::Beast, "B8");
        forced(table, BeginHunterTurn{HunterKind::Beast});
        forced(table, to("A8"));
        QCOMPARE(played(table, {AttackAgent{Agent::First, {}, {}}}), "");
        QCOMPARE(table.open.outcome, (Outcome{specter::Side::Hunters, Ending::Defeated}));
    }

    /// SO-MOVE-2: no correction turns an objective over twice.
    void SO_MOVE_2_anObjectiveIsTurnedOverOnce()
    {
        Table table = huntersDueWith({}, "A8");
        const Correct completed{ObjectiveCompleted{Agent::First, table.open.objectives.front()}};
        const std::string once = ruleAgainst(table, completed);
        QCOMPARE(played(table, {completed}), "");
        QCOMPARE(boundary(once, ruleAgainst(table, completed)), "fine | malformed /event/objective");
        const PublicTable &open = table.open;
        BoardWritten board{open.vehicle, {}, open.objectives, open.completed};
        QCOMPARE(ruleAgainst(table, Correct{board}), "");
        board.completed.push_back(board.completed.front());
        QCOMPARE(ruleAgainst(table, Correct{board}), "malformed /event/completed");
    }

    /// SO-BOARD-1: no correction puts the figure or the token onto a structure.
    void SO_BOARD_1_nothingStandsOnAStructure()
    {
        const Table table = huntersDueWith({}, "A8");
        const auto standing = [&](const std::string &figure, const std::string &token)
        {
            AgentInPlay agent = table.open.agents.at(Agent::First);
            agent.figure = at(figure);
            agent.lastSeen = at(token);
            return ruleAgainst(table, Correct{AgentWritten{Agent::First, agent}});
        };
        // B19 is an objective, which lies in a structure.
        QCOMPARE(boundary(standing("A8", "A8"), standing("B19", "A8")), "fine | malformed /event/in_play/figure");
        QCOMPARE(boundary(standing("A8", "A8"), standing("A8", "B19")), "fine | malformed /event/in_play/last_seen");
    }

    /// A correction leaves nobody playing without health, and heals nobody of wounds that he has not.
    void SO_END_1_aCorrectionThatTakesTheLastHealthEndsTheGame()
    {
        const auto ends = [](const Event &event)
        {
            Table table = huntersDueWith({}, "A8");
            forced(table, Correct{event});
            return table.open.outcome == Outcome{specter::Side::Hunters, Ending::Defeated};
        };
        QCOMPARE(boundary(ends(AgentWounded{Agent::First, 5}), ends(AgentWounded{Agent::First, 6})), "no | yes");
        Table table = huntersDueWith({}, "A8");
        AgentInPlay agent = table.open.agents.at(Agent::First);
        agent.wounds = 6;
        QVERIFY(ends(AgentWritten{Agent::First, agent}));
        // A table that wants to play on all the same is not stopped again.
        forced(table, Correct{AgentWounded{Agent::First, 6}});
        forced(table, Correct{PhaseBegan{{Phase::Hunters, table.open.clock.turn}}});
        put(table, HunterKind::Beast, "B8");
        QVERIFY(!table.open.outcome);
        QCOMPARE(ruleAgainst(table, Correct{AgentWounded{Agent::First, -7}}), "malformed /event/wounds");
        QCOMPARE(ruleAgainst(table, Correct{AgentWounded{Agent::First, -6}}), "");
        agent.wounds = -1;
        QCOMPARE(ruleAgainst(table, Correct{AgentWritten{Agent::First, agent}}), "malformed /event/in_play/wounds");
        // Nobody knows how much an agent bears whose sheet is on paper.
        Table paper = begun({.onPaper = true});
        forced(paper, Correct{AgentWounded{Agent::First, 6}});
        QVERIFY(!paper.open.outcome);
    }

    void sheetsOnPaperAreAskedAndJudgedAtTheEnd()
    {
        Table table = begun({.onPaper = true});
        QCOMPARE(ruleAgainst(table, PlanMove{Agent::First, {.path = {at("N1")}}}), "SO-MOVE-1");
        QCOMPARE(played(table, {ReportMove{.agent = Agent::First, .shown = {}}}, PublicSeat{}), "");
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(ruleAgainst(table, to("K16")), "SO-HUNT-3");
        QCOMPARE(ruleAgainst(table, UseSensor{{{.agent = Agent::First}}}), "SO-HUNT-5");
        QCOMPARE(played(table, {UseSensor{{{.agent = Agent::First, .reading = Reading::NorthEast}}}, EndHunterTurn{}},
                     PublicSeat{}),
            "");
        forced(table, BeginHunterTurn{HunterKind::Beast});
        QCOMPARE(
            played(table, {MoveHunter{at("K16"), false, {{.agent = Agent::First, .close = false}}}}, PublicSeat{}), "");
        QCOMPARE(ruleAgainst(table, LayOpenSheet{Agent::First, Sheet{}}), "SO-END-1");
        forced(table, EndGame{{specter::Side::Agents, Ending::Agreed}});
        // Three steps to the south-west of N1 are heard; two are not.
        Sheet honest{.lines = {{{at("N1"), at("N2"), at("N3"), at("N4")}, {}}}};
        Sheet wrong{.lines = {{{at("N1"), at("N2"), at("N3")}, {}}}};
        QCOMPARE(slips(table.open, Agent::First, honest), std::vector<Slip>{});
        QCOMPARE(slips(table.open, Agent::First, wrong), (std::vector<Slip>{{1, "SO-HUNT-5", std::nullopt, at("N3")}}));
        Sheet ends{.lines = {{{at("N4")}, {}}}};
        QCOMPARE(slips(table.open, Agent::First, ends), std::vector<Slip>{});
        Sheet tooFar{.lines = {{{at("N9")}, {}}}};
        QCOMPARE(slips(table.open, Agent::First, tooFar).front().rule, "SO-MOVE-1");
        QCOMPARE(played(table, {LayOpenSheet{Agent::First, wrong}}, PublicSeat{}), "");
        QCOMPARE(view(table, PublicSeat{}).slips.at(Agent::First).size(), std::size_t{1});
    }

    void publicFactsGoFromOneTableToAnother()
    {
        Table kept = begun();
        QCOMPARE(walks(kept, {"N1", "N2", "N3", "N4"}), "");
        forced(kept, BeginHunterTurn{HunterKind::Gun});
        forced(kept, UseSensor{});
        const FactsFile file{.facts = historyOf(kept.open, Agent::First)};
        Table paper = begun({.onPaper = true});
        QCOMPARE(ruleAgainst(kept, TakeOverFacts{Agent::First, file}), "SO-SEE-2");
        QCOMPARE(played(paper, {TakeOverFacts{Agent::First, file}}, PublicSeat{}), "");
        QCOMPARE(historyOf(paper.open, Agent::First), historyOf(kept.open, Agent::First));
        QCOMPARE(ruleAgainst(paper, TakeOverFacts{Agent::First, {.version = 2, .facts = file.facts}}),
            "malformed /file/version");
        const Places places = placesNow(boardOf(paper.open), historyOf(paper.open, Agent::First));
        QVERIFY(places.any.contains(at("N4")));
        // Two steps beyond a move without a card.
        QVERIFY(places.any.contains(at("N7")));
        QVERIFY(!places.withoutHiddenCards.contains(at("N7")));
        QVERIFY(!places.any.contains(at("N8")));
    }

    /// A correction of the vehicle's place moves its passengers; hunters on foot stay.
    void theVehicleIsCorrectedWithAllWhoSitInIt()
    {
        Table table = begun();
        put(table, HunterKind::Gun, "N7");
        const PublicTable open = table.open;
        forced(table, Correct{BoardWritten{at("K16"), open.smoke, open.objectives, open.completed, open.turn, false}});
        QCOMPARE(spaceName(table.open.vehicle), std::string("K16"));
        QCOMPARE(spaceName(table.open.hunters.at(HunterKind::Gun).at), std::string("N7"));
        for (const auto &[kind, hunter] : table.open.hunters)
            QVERIFY(kind == HunterKind::Gun || (hunter.inVehicle && hunter.at == table.open.vehicle));
    }
};

DOSSIER_TESTS(SpecterHuntersTest, Nothing)

} // namespace specter_hunters_test

#include "specter_hunters_test.moc"
