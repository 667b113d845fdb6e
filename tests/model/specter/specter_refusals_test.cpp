#include "model/specter/seen/attack_rolls.h"
#include "model/specter/seen/rule_ids.h"
#include "tests/support/boundary.h"
#include "tests/support/specter_box.h"
#include "tests/support/specter_tables.h"
#include "tests/support/test_class.h"

#include <QTest>

namespace specter_refusals_test
{

using namespace dossier;
using namespace dossier::specter;
using namespace dossier::test;

namespace
{

const std::vector<HunterKind> three{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet};
const std::vector<HunterKind> four{HunterKind::Gun, HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet};
const std::vector<Equipment> fiveCards{Equipment::AdrenalSurge, Equipment::AdrenalSurge, Equipment::FlashBang,
    Equipment::FlashBang, Equipment::PowerFists};

Table ofFour()
{
    return begun({.players = 4, .hunters = three, .cards = fiveCards});
}

/// Five players, the Gun the traitor.
Table ofFive()
{
    return begun({.players = 5, .hunters = four, .traitor = HunterKind::Gun});
}

PlanMove planOf(const std::vector<std::string> &names, const std::optional<CardUse> &card = {})
{
    Plan plan{.card = card};
    for (const std::string &name : names)
        plan.path.push_back(at(name));
    return {Agent::First, plan};
}

/// Returns the game in its set-up state.
Table unbegun(Table table)
{
    table.open.clock = {};
    return table;
}

MoveHunter to(const std::string &space, bool getsIn = false)
{
    return {at(space), getsIn, {}};
}

/// The agent stayed on A8, and a hunter's turn has begun elsewhere on row 8.
Table huntedBy(HunterKind hunter, const std::string &from, const Beginning &beginning)
{
    Table table = begun(beginning);
    putAgent(table, "A8");
    walks(table, {"A8"});
    put(table, hunter, from);
    forced(table, BeginHunterTurn{hunter});
    return table;
}

/// The second turn of two agents: the traitor has revealed himself, and the others stayed.
Table withTwoAgents()
{
    Table table = ofFive();
    walks(table, {"N1"});
    forced(table, RevealTraitor{HunterKind::Gun});
    forced(table, ChooseCharacter{Agent::Second, AgentKind::Spider});
    forced(table, TakeCards{Agent::Second, {Equipment::StealthField, Equipment::TangleLine}});
    forced(table, PlanMove{Agent::Second, {.path = {at("K23")}}});
    forced(table, ConfirmMove{Agent::Second});
    for (const HunterKind hunter : {HunterKind::Beast, HunterKind::Puppet, HunterKind::Prophet})
        stayed(table, hunter);
    return table;
}

} // namespace

/// Refusals of the rules of Specter Ops besides their boundaries, and the effects of moves and cards.
class SpecterRefusalsTest : public QObject
{
    Q_OBJECT

private slots:

    void SO_BOARD_3_whatIsSecretIsChosenBeforeAGameBegins()
    {
        Table table = unbegun(ofFour());
        const std::string all = ruleAgainst(table, BeginGame{});
        table.sheets.at(Agent::First).objectives.clear();
        QCOMPARE(boundary(all, ruleAgainst(table, BeginGame{})), "fine | SO-BOARD-3");
        Table five = unbegun(ofFive());
        const std::string dealt = ruleAgainst(five, BeginGame{});
        five.traitor.reset();
        QCOMPARE(boundary(dealt, ruleAgainst(five, BeginGame{})), "fine | SO-TRAITOR-1");
    }

    void SO_BOARD_3_eachDieNamesASpaceOfItsSection()
    {
        Table table = newTable(box());
        forced(table, ChoosePlayers{{2, {HunterKind::Gun, HunterKind::Beast}, false}});
        forced(table, RollObjectives{{1, 2, 3, 6}});
        QCOMPARE(table.open.objectives, (std::vector<Coordinate>{at("B19"), at("C28"), at("Q29"), at("U14")}));
    }

    void SO_BOARD_3_onlyTheObjectivesOfTheSheetAreTurnedOver()
    {
        Table table = ofFour();
        const auto turning = [&](const std::string &from, const std::string &objective)
        {
            putAgent(table, from);
            return ruleAgainst(table, CompleteObjective{Agent::First, at(objective)});
        };
        QCOMPARE(boundary(turning("A18", "B19"), turning("C18", "C17")), "fine | SO-BOARD-3");
    }

    void SO_BOARD_2_aDisputedRoadIsTheTablesOption()
    {
        const auto isRoad = [](bool option, Junctions junctions)
        { return printedBoard({.junctions = junctions, .disputedRoads = option}).roads().contains(at("O16")); };
        for (const Junctions junctions : {Junctions::RunThrough, Junctions::EndWithTheLine})
            QCOMPARE(boundary(isRoad(true, junctions), isRoad(false, junctions)), "yes | no");
    }

    void SO_MOVE_1_oneMoveATurnAndNoneWithoutAPlan()
    {
        Table table = withTwoAgents();
        QCOMPARE(table.open.clock, (Clock{Phase::Agents, 2}));
        const std::string first = walks(table, {"N1"});
        QCOMPARE(boundary(first, ruleAgainst(table, planOf({"N1"}))), "fine | SO-MOVE-1");
        Table unplanned = begun();
        const std::string without = ruleAgainst(unplanned, ConfirmMove{Agent::First});
        forced(unplanned, planOf({"N1"}));
        QCOMPARE(boundary(ruleAgainst(unplanned, ConfirmMove{Agent::First}), without), "fine | SO-MOVE-1");
    }

    void SO_MOVE_2_aTokenNeedsASpaceAndALineAHunterWhoSees()
    {
        const Table table = begun();
        const PlanMove nowhere = planOf({"N1"}, CardUse{.card = Equipment::SmokeGrenade, .before = true});
        const Refusal no = refusal(view(table, AgentSeat{}), nowhere);
        QVERIFY(no && *no == (Violation{rule::SO_MOVE_2, reason::NoSpaceYet{}}));
        Table spider = begun({.character = AgentKind::Spider,
            .cards = {Equipment::TangleLine, Equipment::FlashBang, Equipment::FlashBang}});
        const PlanMove line = planOf(
            {"N1"}, CardUse{.card = Equipment::TangleLine, .before = true, .hunter = HunterKind::Gun, .die = 4});
        const auto tangling = [&](const std::string &gun)
        {
            put(spider, HunterKind::Gun, gun);
            return ruleAgainst(spider, line);
        };
        QCOMPARE(boundary(tangling("N5"), tangling("M8")), "fine | SO-MOVE-2");
        put(spider, HunterKind::Gun, "N5");
        spider.open.hunters.at(HunterKind::Gun).inVehicle = true;
        QCOMPARE(ruleAgainst(spider, line), std::string("SO-MOVE-2"));
        // The die has to reach the count.
        const auto stunnedBy = [&](int die)
        {
            Table tried = spider;
            put(tried, HunterKind::Gun, "N5");
            forced(tried,
                planOf({"N1"},
                    CardUse{.card = Equipment::TangleLine, .before = true, .hunter = HunterKind::Gun, .die = die}));
            forced(tried, ConfirmMove{Agent::First});
            return tried.open.hunters.at(HunterKind::Gun).stunned;
        };
        QCOMPARE(boundary(stunnedBy(4), stunnedBy(3)), "yes | no");
    }

    void SO_MOVE_2_whatWasTurnedOverIsToldOnce()
    {
        Table table = begun();
        putAgent(table, "A18");
        QCOMPARE(played(table, {CompleteObjective{Agent::First, at("B19")}}), std::string());
        QCOMPARE(walks(table, {"A18"}), std::string());
        for (const HunterKind hunter : {HunterKind::Gun, HunterKind::Beast})
            QCOMPARE(stayed(table, hunter), std::string());
        QCOMPARE(walks(table, {"A18"}), std::string());
        const std::vector<TurnFacts> &turns = table.open.agents.at(Agent::First).turns;
        QCOMPARE(boundary(static_cast<int>(turns[0].turnedOver.size()), static_cast<int>(turns[1].turnedOver.size())),
            "1 | 0");
    }

    void SO_MOVE_2_aBladeIsRaisedOnceAnAttack()
    {
        using enum Equipment;
        Table table = huntedBy(HunterKind::Puppet, "C8",
            {.hunters = {HunterKind::Puppet, HunterKind::Beast},
                .character = AgentKind::Cobra,
                .cards = {VelocityBlade, FlashBang, FlashBang}});
        forced(table, to("B8"));
        const std::string once = played(table, {RaiseBlade{Agent::First}});
        QCOMPARE(boundary(once, ruleAgainst(table, RaiseBlade{Agent::First})), "fine | SO-MOVE-2");
    }

    void SO_MOVE_3_theSecondAgentDoesNotEscape()
    {
        Table table = withTwoAgents();
        table.open.completed = {at("B19"), at("B30"), at("N31")};
        for (const Agent agent : {Agent::First, Agent::Second})
            table.sheets.at(agent).at = at("N1");
        const auto leaving = [&](Agent agent, const Seat &seat)
        { return ruleAgainst(table, PlanMove{agent, {.path = {at("N1")}, .escape = true}}, seat); };
        QCOMPARE(
            boundary(leaving(Agent::First, AgentSeat{}), leaving(Agent::Second, TraitorSeat{})), "fine | SO-MOVE-3");
    }

    void SO_SEE_1_aTraitorsSightShowsNothingAndTellsOfHimWithAnothers()
    {
        const auto walked = [](const std::vector<HunterKind> &hunters)
        {
            Table table = ofFive();
            for (const HunterKind hunter : hunters)
                put(table, hunter, "N9");
            walks(table, {"N1", "N2"});
            return table;
        };
        const auto isShown = [&](const std::vector<HunterKind> &hunters)
        { return walked(hunters).open.agents.at(Agent::First).figure.has_value(); };
        QCOMPARE(boundary(isShown({HunterKind::Puppet}), isShown({HunterKind::Gun})), "yes | no");
        const auto isRevealed
            = [&](const std::vector<HunterKind> &hunters) { return walked(hunters).open.traitor == HunterKind::Gun; };
        QCOMPARE(
            boundary(isRevealed({HunterKind::Puppet, HunterKind::Gun}), isRevealed({HunterKind::Puppet})), "yes | no");
    }

    void SO_HUNT_1_nobodyIsStunnedInTheVehicle()
    {
        Table table = begun({.cards = {Equipment::PowerFists, Equipment::FlashBang, Equipment::FlashBang}});
        putAgent(table, "K15");
        put(table, HunterKind::Beast, "K17");
        QCOMPARE(walks(table, {"K15"}, CardUse{.card = Equipment::PowerFists}), std::string());
        const auto &hunters = table.open.hunters;
        QCOMPARE(boundary(hunters.at(HunterKind::Beast).stunned, hunters.at(HunterKind::Gun).stunned), "yes | no");
    }

    void SO_HUNT_2_theVehicleIsWhereItWasDriven()
    {
        Table table = begun();
        walks(table, {"N1"});
        const std::string before = spaceName(table.open.vehicle);
        forced(table, BeginHunterTurn{HunterKind::Gun});
        QCOMPARE(played(table, {DriveVehicle{at("K20"), {}}}), std::string());
        QCOMPARE(boundary(before, spaceName(table.open.vehicle)), "K17 | K20");
    }

    void SO_HUNT_4_evasionAndQuickDrawAreCounted()
    {
        const auto modifierFrom = [](const std::string &from)
        {
            Table table = huntedBy(HunterKind::Puppet, from, {.hunters = {HunterKind::Puppet, HunterKind::Beast}});
            table.open.agents.at(Agent::First).character = AgentKind::Spider;
            return attackTerms(table.open, HunterKind::Puppet, Agent::First, at("A8"), Means::Attack)->modifier;
        };
        QCOMPARE(boundary(modifierFrom("D8"), modifierFrom("E8")), "-2 | 0");
        for (const Edition edition : {Edition::First, Edition::Second})
        {
            const auto diceAfter = [&](Gaze gaze)
            {
                Table table = huntedBy(HunterKind::Gun, "E8", {.edition = edition});
                table.open.hunters.at(HunterKind::Gun).gaze = gaze;
                return attackTerms(table.open, HunterKind::Gun, Agent::First, at("A8"), Means::QuickDraw)->dice;
            };
            QCOMPARE(
                boundary(diceAfter(Gaze::West), diceAfter(Gaze::Open)), edition == Edition::First ? "1 | 1" : "2 | 1");
        }
    }

    void SO_HUNT_4_aShotIsInPlaceOfAnAttack()
    {
        Table table = huntedBy(HunterKind::Gun, "E8", {});
        forced(table, to("E9"));
        const std::string unseen = ruleAgainst(table, SniperShot{Gaze::West, {}});
        table.open.turn->found[Agent::First] = at("A8");
        QCOMPARE(boundary(unseen, ruleAgainst(table, SniperShot{Gaze::West, {}})), "fine | SO-HUNT-4");
        const AttackAgent attack{Agent::First, {{5}, {5}}, {}};
        const std::string before = ruleAgainst(table, attack);
        table.open.turn->usedAbility = true;
        QCOMPARE(boundary(before, ruleAgainst(table, attack)), "fine | SO-HUNT-4");
    }

    void SO_HUNT_6_whoIsBarredIsToldSoAndOnlyForATurn()
    {
        Table table = ofFive();
        walks(table, {"N1"});
        put(table, HunterKind::Puppet, "K21");
        const auto gettingIn = [&]
        {
            Table tried = table;
            forced(tried, BeginHunterTurn{HunterKind::Puppet});
            return ruleAgainst(tried, to("K23", true));
        };
        const std::string open = gettingIn();
        forced(table, BarFromVehicle{HunterKind::Puppet, true});
        QCOMPARE(boundary(open, gettingIn()), "fine | SO-HUNT-6");
        for (const HunterKind hunter : four)
            QCOMPARE(stayed(table, hunter), std::string());
        QCOMPARE(walks(table, {"N1"}), std::string());
        QCOMPARE(gettingIn(), std::string());
    }

    void SO_TRAITOR_1_afterHisTurnItIsTooLate()
    {
        Table table = ofFive();
        walks(table, {"N1"});
        const auto revealing
            = [&] { return ruleAgainst(table, RevealTraitor{HunterKind::Gun}, HunterSeat{HunterKind::Gun}); };
        const std::string before = revealing();
        QCOMPARE(stayed(table, HunterKind::Gun), std::string());
        QCOMPARE(boundary(before, revealing()), "fine | SO-HUNT-1");
    }
};

DOSSIER_TESTS(SpecterRefusalsTest, Nothing)

} // namespace specter_refusals_test

#include "specter_refusals_test.moc"
