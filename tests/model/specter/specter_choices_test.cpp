#include "model/specter/json/json.h"
#include "model/specter/seen/rule_ids.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_boards.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_choices_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

constexpr std::array editions{Edition::First, Edition::Second};

Table ofFive()
{
    return begun({.players = 5,
        .hunters = {HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet},
        .traitor = HunterKind::Puppet});
}

/// A hunter's turn in which he drives there.
std::string drives(Table &table, HunterKind hunter, const std::string &space)
{
    if (std::string fault = played(table, {BeginHunterTurn{hunter}}); !fault.empty())
        return fault;
    const std::string rule = ruleAgainst(table, DriveVehicle{at(space), {}});
    forced(table, DriveVehicle{rule.empty() ? at(space) : table.open.vehicle, {}});
    forced(table, EndHunterTurn{});
    return rule;
}

/// Returns the showing of the agent on N3 behind smoke on N6, with the Gun on N10 of the same road.
Shown behindSmoke(bool cuts)
{
    Table table = begun();
    table.open.options.smokeCutsRoads = cuts;
    putAgent(table, "N3");
    put(table, HunterKind::Gun, "N10");
    put(table, HunterKind::Beast, "K32");
    walks(table, {"N3"}, CardUse{.card = Equipment::SmokeGrenade, .before = true, .at = at("N6")});
    return *table.open.agents.at(Agent::First).turns.back().shown;
}

} // namespace

/// Open points of the book that each table decides, and the effect of every option.
class SpecterChoicesTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_HUNT_2_theVehicleHasTenStepsInAllForATurn()
    {
        for (const Edition edition : editions)
        {
            Table table = begun({.edition = edition});
            QCOMPARE(walks(table, {"N1"}), "");
            QCOMPARE(drives(table, HunterKind::Gun, "K23"), "");
            QCOMPARE(table.open.driven, 6);
            Table further = table;
            QCOMPARE(boundary(drives(further, HunterKind::Beast, "K27"), drives(table, HunterKind::Beast, "K28")),
                "fine | SO-HUNT-2");
            QCOMPARE(table.open.clock, (Clock{Phase::Agents, 2}));
            QVERIFY(!table.open.driven);
            QCOMPARE(walks(table, {"N1"}), "");
            // More than was left of the turn before.
            QCOMPARE(drives(table, HunterKind::Beast, "K17"), "");
        }
    }

    void SO_HUNT_2_byTheTablesOptionEachWhoDrivesHasTen()
    {
        Table table = begun();
        table.open.options.eachDrivesTen = true;
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(drives(table, HunterKind::Gun, "K27"), "");
        QCOMPARE(drives(table, HunterKind::Beast, "K17"), "");
    }

    void SO_HUNT_2_theStepsThatAreLeftAreToldAndCorrected()
    {
        Table table = begun();
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(drives(table, HunterKind::Gun, "K25"), "");
        forced(table, BeginHunterTurn{HunterKind::Beast});
        const Command back = DriveVehicle{at("K22"), {}};
        const Refusal no = refusal(view(table, HunterSeat{HunterKind::Beast}), back);
        QVERIFY(no && *no == (Violation{rule::SO_HUNT_2, reason::VehicleStepsLeft{2}}));
        const PublicTable open = table.open;
        forced(table,
            Correct{BoardWritten{open.vehicle, open.smoke, open.objectives, open.completed, open.turn, false, 7}});
        QCOMPARE(ruleAgainst(table, back), "");
        QCOMPARE(
            ruleAgainst(table,
                Correct{BoardWritten{open.vehicle, open.smoke, open.objectives, open.completed, open.turn, false, -1}}),
            "malformed /event/driven");
    }

    void SO_SEE_1_smokeOnARoadHidesWhatLiesBehindItByOption()
    {
        QCOMPARE(behindSmoke(false), (Shown{Showing::Seen, at("N3")}));
        QCOMPARE(behindSmoke(true), Shown{});
        const std::vector<std::string> rows{"......", "......"};
        SpaceSet road;
        for (int x = 0; x < 6; ++x)
            for (int y = 0; y < 2; ++y)
                road.set({x, y});
        const Board cut(rows, {road}, {}, Nearness::StructuresIgnored, true);
        const SpaceSet half = spacesNamed({"C1"});
        const SpaceSet whole = spacesNamed({"C1", "C2"});
        // Past smoke that leaves a lane free the road is seen to its end.
        QCOMPARE(told(visibleFrom(cut, named("A1"), half)), std::string("A1 B1 D1 E1 F1 A2 B2 C2 D2 E2 F2"));
        QCOMPARE(told(visibleFrom(cut, named("A1"), whole)), std::string("A1 B1 A2 B2"));
        QCOMPARE(
            told(visibleFrom(Board(rows, {road}), named("A1"), whole)), std::string("A1 B1 D1 E1 F1 A2 B2 D2 E2 F2"));
    }

    void SO_HUNT_6_whoIsBarredMayUseTheSensorUnlessTheTableSaysNot()
    {
        Table table = ofFive();
        QCOMPARE(walks(table, {"N1"}), "");
        QCOMPARE(played(table, {BarFromVehicle{HunterKind::Gun, true}, BeginHunterTurn{HunterKind::Gun}}), "");
        const std::string usual = ruleAgainst(table, UseSensor{});
        table.open.options.barredFromSensor = true;
        QCOMPARE(boundary(usual, ruleAgainst(table, UseSensor{})), "fine | SO-HUNT-6");
    }

    void SO_MOVE_2_theAgentAmongFiveHasThreeCardsOrFive()
    {
        using enum Equipment;
        Table table = ofFive();
        table.open.clock = {};
        const std::vector<Equipment> three{AdrenalSurge, SmokeGrenade, FlashBang};
        const std::vector<Equipment> five{AdrenalSurge, SmokeGrenade, FlashBang, StealthField, StealthField};
        const auto takes
            = [&](const std::vector<Equipment> &cards) { return ruleAgainst(table, TakeCards{Agent::First, cards}); };
        QCOMPARE(boundary(takes(three), takes(five)), "fine | SO-MOVE-2");
        table.open.options.fiveCardsAmongFive = true;
        QCOMPARE(boundary(takes(five), takes(three)), "fine | SO-MOVE-2");
        QCOMPARE(setUpFor(4, table.open.options).agentCards, 5);
        QCOMPARE(setUpFor(3, table.open.options).agentCards, 3);
    }

    void SO_MOVE_2_aHandThatARulingGaveIsPlayedWithoutAnotherRuling()
    {
        using enum Equipment;
        Table table = ofFive();
        forced(table, TakeCards{Agent::First, {AdrenalSurge, SmokeGrenade, FlashBang, StealthField, StealthField}});
        QCOMPARE(walks(table, {"N1"}), "");
    }

    void tablesOfBeforeHaveNoneOfTheseOptions()
    {
        const auto read = readCommand(
            R"({"type": "choose_options", "options": {"diagonals": {"corner": true, "between": true}, )"
            R"("junctions": "end_with_the_line", "disputed_roads": true, "nearness": "structures_ignored", "edition": "first"}})");
        QVERIFY(read && get<ChooseOptions>(*read).options == TableOptions{});
        const auto driven = readEvent(R"({"type": "vehicle_driven", "by": "gun", "to": "K20"})");
        QVERIFY(driven && !get<VehicleDriven>(*driven).steps);
        const auto written = readEvent(
            R"({"type": "board_written", "vehicle": "K20", "smoke": [], "objectives": [], "completed": [], "turn": null, "second_agent_due": false})");
        QVERIFY(written && !get<BoardWritten>(*written).driven);
    }
};

DOSSIER_TESTS(SpecterChoicesTest, Nothing)

} // namespace specter_choices_test

#include "specter_choices_test.moc"
